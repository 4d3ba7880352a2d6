// Every room says what it is for: a README in each top folder, and in each folder of code in the rooms that have several.

import { isGenerated, isTest, isTypeScript } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

/** Their folders are rooms of their own. */
const WINGS = new Set(['core', 'gateway', 'plugins', 'proto', 'rules']);
/** A package inside a wing, with rooms of its own. */
const ENGINE = 'rules/engine';
/** Read by tools, not by people looking for the way. */
const TOOLS = new Set(['.ci', '.github', 'docs']);

export function checkRooms(tree: Tree): Violation[] {
  return [...roomsOf(tree)]
    .filter((room) => !tree.has(`${room}/README.md`))
    .map((room) => ({ place: room, what: 'has no README.md that says what it is for' }));
}

function roomsOf(tree: Tree): ReadonlySet<string> {
  const rooms = new Set<string>();
  for (const file of tree.keys()) {
    const [first = '', second, ...rest] = file.split('/');
    if (second === undefined || TOOLS.has(first)) continue;
    rooms.add(first);
    const isCode = isTypeScript(file) && !isTest(file) && !isGenerated(file);
    if (!WINGS.has(first) || rest.length === 0 || !isCode || second === 'gen') continue;
    rooms.add(`${first}/${second}`);
    if (`${first}/${second}` === ENGINE && rest.length > 1) rooms.add(`${ENGINE}/${rest[0]}`);
  }
  return rooms;
}
