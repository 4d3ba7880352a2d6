import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import type { Recognised } from '../plugin/index.ts';
import { schemaSaying } from '../syntax/testing/index.ts';
import { messageOf, type MessageFormat } from './message.ts';

const FORMAT: MessageFormat = {
  id: 'report',
  version: '1',
  flavor: 'cdar',
  called: { en: 'a report', fr: 'un rapport' },
  sources: ['schematron:report'],
  namespaces: new Map([['r', 'urn:r']]),
  roots: ['r:Report', 'Bare'],
  guideline: ['r:Context', 'r:ID'],
  schema: schemaSaying('by default'),
};
const document = (id: string) =>
  parse(Buffer.from(`<Report xmlns="urn:r"><Context><ID>${id}</ID></Context></Report>`));

describe('a message', () => {
  it('is recognised by its document element, in a namespace or in none', () => {
    const { detect } = messageOf(FORMAT);
    expect(detect({ uri: 'urn:r', local: 'Report' })).toBe(true);
    expect(detect({ uri: '', local: 'Bare' })).toBe(true);
    expect(detect({ uri: '', local: 'Report' })).toBe(false);
  });

  it('names the guideline, and its document element', () => {
    const recognised = messageOf(FORMAT).recognise(document(' urn:g '));
    const root = { uri: 'urn:r', local: 'Report' };
    expect(recognised).toEqual({ syntax: 'report', flavor: 'cdar', profile: null, guideline: 'urn:g', root });
    expect(messageOf(FORMAT).recognise(document(' '))).toMatchObject({ guideline: null });
    expect(messageOf({ ...FORMAT, guideline: null }).recognise(document('x'))).toMatchObject({
      guideline: null,
    });
  });

  it('may claim some guidelines only', () => {
    const { recognise } = messageOf({ ...FORMAT, claims: (guideline) => guideline === 'mine' });
    expect(recognise(document('mine'))).not.toBeNull();
    expect(recognise(document('other'))).toBeNull();
  });

  it('may have several schemas', () => {
    const schemaOf = ({ guideline }: Recognised) => schemaSaying(`that of ${guideline}`);
    const said = (format: MessageFormat, id: string): unknown[] => {
      const message = messageOf(format);
      const tree = document(id);
      return message.structure(tree, message.recognise(tree)!, 'xml').map((finding) => finding.message);
    };
    expect(said(FORMAT, 'full')).toEqual(['by default']);
    expect(said({ ...FORMAT, schemaOf }, 'full')).toEqual(['that of full']);
  });

  it('names only namespaces that it declares', () => {
    expect(() => messageOf({ ...FORMAT, roots: ['x:Report'] })).toThrow(RangeError);
  });
});
