import { describe, expect, it } from 'vitest';
import { parse, XmlError } from './index.ts';
import type { Tree } from './index.ts';
import { cpuMsOf } from '../../../test/cpu.ts';

const read = (text: string): Tree => parse(Buffer.from(text));

function reject(text: string | Uint8Array): XmlError {
  try {
    parse(typeof text === 'string' ? Buffer.from(text) : text);
  } catch (error) {
    if (error instanceof XmlError) return error;
    throw error;
  }
  throw new Error(`read without complaint: ${String(text)}`);
}

describe('what is refused', () => {
  it.each([
    ['', 'no element'],
    ['   ', 'no element'],
    ['text', 'outside'],
    ['<a/>text', 'outside'],
    ['<a/><b/>', 'second document element'],
    ['<a>', 'never closed'],
    ['<a', 'never closed'],
    ['<a b', '"="'],
    ['<a b=', 'not quoted'],
    ['<a b="', 'never closed'],
    ['<a b="<"/>', 'never closed'],
    ['<a></b>', 'does not match'],
    ['<a></ab>', 'does not match'],
    ['<ab></a>', 'does not match'],
    ['</a>', 'without a start tag'],
    ['<a/ >', '"/"'],
    ['<a b="1"c="2"/>', 'blank is missing'],
    ['<a b="1" b="2"/>', 'given twice'],
    ['<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>', 'given twice'],
    ['<a xmlns:p="u" xmlns:p="u"/>', 'declared twice'],
    ['<p:a/>', 'not declared'],
    ['<a p:b=""/>', 'not declared'],
    ['<a><b xmlns:p="u"/><p:c/></a>', 'not declared'],
    ['<a xmlns:p=""/>', 'no namespace'],
    ['<a xmlns:xmlns="u"/>', 'reserved'],
    ['<a xmlns="http://www.w3.org/2000/xmlns/"/>', 'reserved'],
    ['<a xmlns:xml="u"/>', 'reserved'],
    ['<1/>', 'name was expected'],
    ['<a:/>', 'name was expected'],
    ['<a xmlns:a="u"><a:b:c/></a>', 'name was expected'],
    ['<a xmlns:="u"/>', 'name was expected'],
    ['<a@b/>', 'blank is missing'],
    ['<a<b/>', 'blank is missing'],
    ['< a/>', 'name was expected'],
    ['<a>&nbsp;</a>', 'not known'],
    ['<a>&amp</a>', 'begins no reference'],
    ['<a>&#0;</a>', 'no character of XML'],
    ['<a>&#xD800;</a>', 'no character of XML'],
    ['<a>&#x110000;</a>', 'no character of XML'],
    ['<a b="&x;"/>', 'not known'],
    ['<a>]]></a>', ']]>'],
    ['<a>\u0001</a>', 'control'],
    ['<a b="\u0001"/>', 'control'],
    ['<a><!--\u0001--></a>', 'control'],
    ['<a><![CDATA[\u0001]]></a>', 'control'],
    ['<a>\uffff</a>', 'forbids'],
    ['<a><!-- -- --></a>', 'comment'],
    ['<a><!--></a>', 'comment'],
    ['<a><![CDATA[</a>', 'CDATA'],
    ['<![CDATA[a]]>', 'unknown markup'],
    ['<a><?go</a>', 'never closed'],
    ['<a><??></a>', 'name was expected'],
    ['<a><?go:on?></a>', 'colon'],
    ['<a><?go?away?></a>', 'blank is missing'],
    ['<a><?xml version="1.0"?></a>', 'not the first of the document'],
    ['<?xml?><a/>', 'malformed'],
    ['<?xml encoding="UTF-8"?><a/>', 'malformed'],
    ['<?xml version="2.0"?><a/>', 'malformed'],
    ['<!DOCTYPE a><a/>', 'DTD'],
    ['<!DOCTYPE html>\n<html/>', 'DTD'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'DTD'],
  ])('%j: %s', (source, reason) => {
    expect(reject(source).message).toContain(reason);
  });

  it('bounds depth and attributes', () => {
    const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    const attributes = (count: number): string =>
      `<a ${Array.from({ length: count }, (_, i) => `b${i}=""`).join(' ')}/>`;
    expect(read(nested(256)).count).toBe(257);
    expect(reject(nested(257)).message).toContain('256 deep');
    expect(read(attributes(64)).count).toBe(66);
    expect(reject(attributes(65)).message).toContain('64 attributes');
  });

  it('bounds namespaces in scope, and names no pack knows', () => {
    const inScope = (count: number): string =>
      '<r>'.repeat(3) + `<a ${declarations(count)}/><b ${declarations(count)}/>` + '</r>'.repeat(3);
    expect(read(inScope(62)).count).toBe(6);
    expect(reject(inScope(63)).message).toContain('64 namespaces');
    const names = Array.from({ length: 65_537 }, (_, i) => `<n${i}/>`).join('');
    expect(reject(`<r>${names}</r>`).message).toContain('65536 different names');
  });

  it('refuses at once what would be slow to read', () => {
    const took = cpuMsOf(() => {
      reject(`<a>${'&'.repeat(5_000_000)}</a>`);
      reject(`<a>${'<![CDATA['.repeat(500_000)}</a>`);
      reject(`<a b="${'&x'.repeat(1_000_000)}"/>`);
    });
    expect(took).toBeLessThan(3000);
  });

  it('is told with line and column', () => {
    expect(reject('<a>\n  <b>é</c>\n</a>')).toMatchObject({ line: 2, column: 7 });
  });

  it('refuses bytes that are not what they claim', () => {
    expect(reject(Buffer.from([0x3c, 0x61, 0xff, 0x3e])).message).toContain('UTF-8');
    expect(reject('<?xml version="1.0" encoding="x-nonsense"?><a/>').message).toContain('x-nonsense');
  });
});

function declarations(count: number): string {
  return Array.from({ length: count }, (_, i) => `xmlns:p${i}="u${i}"`).join(' ');
}
