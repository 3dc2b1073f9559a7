// Who plays the deals of a match once more: the bots it had, so that both can be compared.
interface Player {
  readonly bot: string;
}

/** How the bots of a match played: as the first of them; `otherwise` where only people did. */
export function levelOf(players: readonly Player[], otherwise: string): string {
  return players.find(({ bot }) => bot)?.bot ?? otherwise;
}

/** The bots for the seats beside one, in turn; a person's is played by one like the first bot.
 *
 * None where only people played: the table's own take their seats.
 */
export function botsBeside(players: readonly Player[], seat: number): string[] {
  const level = levelOf(players, "");
  if (!level) return [];
  return players.filter((_, other) => other !== seat).map(({ bot }) => bot || level);
}
