// What the rules refuse. The page says why in its own words: `slug` names the sentence, `about`
// fills it.
type About = Record<string, string | number>;

export class RuleError extends Error {
  constructor(
    readonly slug: string,
    readonly about: About = {},
  ) {
    super(`${slug} ${JSON.stringify(about)}`);
  }
}
