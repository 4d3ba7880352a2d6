// What must stand in no file: unfinished work, switched-off tests, registry hosts, paths of one machine.

import path from 'node:path';
import { sourceIn } from './source.ts';
import { isGenerated, isTest, isTypeScript, lineOf } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

interface Ban {
  what: string;
  pattern: RegExp;
  applies(file: string): boolean;
}

const isCode = (file: string): boolean => /\.(tsx?|js|mjs|java|sch|sh)$/.test(file) || file === '.ci/run';
const anywhere = (file: string): boolean => file !== 'package-lock.json';
/** Rooms whose comments have been gone over; in rules/ it is the names alone. */
const PLAIN_ROOMS = /^(proto|pdf|core|plugins|gateway|cli|scripts)\//;
/** In French, elided before a letter: straight in messages, curly in what is set as print. */
const elided = (apostrophe: string): RegExp =>
  new RegExp(`\\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|aujourd)${apostrophe}\\p{L}`, 'giu');
/** Faults of requests, limits, and what is said of ledgers, comparisons and statuses; the other words of schemas are labels. */
const SAID = /^proto\/schema\/(?:faults|limits|values|local-forms|ledger-words|[a-z]+-text)\.ts$/;
const MESSAGES =
  /^(?:core|cli|pdf|platform|rules|plugins\/(?!visual\/)|plugins\/visual\/words\.ts|gateway\/(?!page\/|codes\/names\/|openapi\/french\.ts))/;
/** The page and its site, what is drawn, and the labels of fields and codes, which both show. */
const PRINT =
  /^(?:gateway\/(?:page\/app\/|codes\/names\/|openapi\/french\.ts)|(?:scripts\/site|plugins\/visual\/(?!words\.ts)|proto\/schema)\/)/;
/** Texts of invoices: bytes that parties have on file. */
const INVOICES = /^proto\/schema\/(?:notes|example)\.ts$/;
const isFrench = (file: string): boolean =>
  (isCode(file) || /\/fr\.json$|\/codes\/names\//.test(file)) && !isTest(file);
const isData = (file: string): boolean => /^(rules\/packs|test\/(oracle|conformance|pdf))\//.test(file);
/** The places that look at the shared documents, and only when they are there. */
const sharedReaders = ['.ci/', 'test/conformance/', 'test/bench/'];

/** What is sought is written in pieces, so that the seekers do not find themselves. */
export const piece = (...parts: string[]): string => parts.join('');

const bans: readonly Ban[] = [
  {
    what: 'marks unfinished work',
    pattern: new RegExp(piece('\\b(TO', 'DO|FIX', 'ME|X', 'XX|HA', 'CK)\\b|not imple', 'mented'), 'g'),
    applies: isCode,
  },
  {
    what: 'switches tests off or runs only some',
    pattern: new RegExp(piece('\\b(?:test|it|describe|suite)\\.(sk', 'ip|to', 'do|on', 'ly)\\b(?!If)'), 'g'),
    applies: isTypeScript,
  },
  {
    what: 'names a package registry host',
    pattern: new RegExp(
      piece(
        'https?://(registry|repo1?|files|deb|proxy|static)\\.[a-z]',
        '|registry\\.npm',
        'js|repo\\.maven|pypi\\.or',
        'g',
      ),
      'g',
    ),
    applies: anywhere,
  },
  {
    what: 'names a path of one machine',
    pattern: new RegExp(piece('(?<![\\w.}])/(wo', 'rk|ro', 'ot|fa', 'rm|ho', 'me|tm', 'p)/[a-z]'), 'g'),
    applies: anywhere,
  },
  {
    what: 'reaches outside the repository',
    pattern: new RegExp(piece('\\.\\./sha', 'red\\b'), 'g'),
    applies: (file) => anywhere(file) && !sharedReaders.some((place) => file.startsWith(place)),
  },
  {
    what: 'writes a message in French with a curly apostrophe, where the tables of rules have straight ones',
    pattern: elided('’'),
    applies: (file) => isFrench(file) && (MESSAGES.test(file) || SAID.test(file)),
  },
  {
    what: 'sets French as print with a straight apostrophe, where the page and what is drawn have curly ones',
    pattern: elided("'"),
    applies: (file) =>
      isFrench(file) && PRINT.test(file) && ![MESSAGES, SAID, INVOICES].some((other) => other.test(file)),
  },
  {
    what: 'has a private word for what the field calls worker pool, slot, options or third party',
    pattern: new RegExp(
      piece('(?<![a-zA-Z])(cr', 'ew|se', 'at|man', 'ner|gu', 'est)s?(?![a-z])') +
        piece('|(Cr', 'ew|Se', 'at|Man', 'ner|Gu', 'est)s?(?![a-z])'),
      'g',
    ),
    applies: (file) => /\.(tsx?|mjs|md)$/.test(file) && !isData(file),
  },
  {
    what: 'has a comment whose subject is no one the field knows; name caller, operator, thread',
    pattern: new RegExp(
      piece('(?<=^[ \\t]*(?://|/\\*\\*?|\\*) .*)\\b(to', 'ld|no', 'body|some', 'body|any', 'body)\\b'),
      'gim',
    ),
    applies: (file) => isTypeScript(file) && !isTest(file) && PLAIN_ROOMS.test(file),
  },
  {
    what: 'records a download address',
    pattern: /"resolved": *"https?:/g,
    applies: (file) => file === 'package-lock.json',
  },
];

export function checkWords(tree: Tree): Violation[] {
  return [...tree]
    .filter(([file]) => !isGenerated(file))
    .flatMap(([file, text]) =>
      bans.filter((ban) => ban.applies(file)).flatMap((ban) => occurrences(ban, file, text)),
    );
}

/** Parts of names, each with what the field calls it. */
const PRIVATE: Readonly<Record<string, string>> = {
  asked: 'requested',
  told: 'reported',
  held: 'contained, queued or buffered',
  instead: 'alternative',
};

/** Names in code that only its author understands; tests may have their own. */
export function checkIdentifiers(tree: Tree): Violation[] {
  return [...tree]
    .filter(([file]) => (PLAIN_ROOMS.test(file) || file.startsWith('rules/')) && isTypeScript(file))
    .filter(([file]) => !isTest(file) && !isGenerated(file))
    .flatMap(([file, text]) =>
      sourceIn(tree, file).identifiers.flatMap(({ name, start }) => {
        const part = name.split(/(?=[A-Z])|_/).find((each) => Object.hasOwn(PRIVATE, each.toLowerCase()));
        if (part === undefined) return [];
        const what = `${name} has a private word; the field says ${PRIVATE[part.toLowerCase()]}`;
        return [{ place: `${file}:${lineOf(text, start)}`, what }];
      }),
    );
}

function occurrences({ what, pattern }: Ban, file: string, text: string): Violation[] {
  return [...text.matchAll(pattern)].map((match) => ({
    place: `${file}:${lineOf(text, match.index)}`,
    what: `${what}: "${match[0]}"`,
  }));
}

/** Drawers for what nobody named. */
const drawers = new Set(['utils', 'common', 'helpers', 'types', 'services']);

/**
 * Other names for the folder `testing`, which what is shipped may not import; `test` itself is a room, and integrators name theirs
 * as they like.
 */
const shelves = new Set(['test', 'tests', 'fixture', 'fixtures', 'mocks']);

export function checkFolderNames(tree: Tree): Violation[] {
  const folders = new Set(
    [...tree.keys()].flatMap((file) =>
      path
        .dirname(file)
        .split('/')
        .map((_, i, all) => all.slice(0, i + 1).join('/')),
    ),
  );
  return [...folders].flatMap((folder) => {
    const name = path.basename(folder);
    if (drawers.has(name))
      return [{ place: folder, what: 'says nothing about what it holds; name it for that' }];
    const isOther = shelves.has(name) && !/^(test|examples)(\/|$)/.test(folder);
    return isOther ? [{ place: folder, what: 'holds what tests share; that is called testing' }] : [];
  });
}
