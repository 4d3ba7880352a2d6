/** As often as this is somebody else served before what does not move is taken to stand. */
const TURNS = 12;

/**
 * Waits until a count stands still while others are served: so it is not for want of time that it does, however slow the machine.
 * @param serve one call that takes its turn with what is counted
 */
export async function settled(count: () => number, serve: () => Promise<unknown>): Promise<void> {
  let before = count();
  for (let turns = 0; turns < TURNS; turns++) {
    await serve();
    if (count() === before) continue;
    [turns, before] = [-1, count()];
  }
}
