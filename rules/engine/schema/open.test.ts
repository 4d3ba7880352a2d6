import { fileURLToPath } from 'node:url';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { openSchema } from './index.ts';

const folder = fileURLToPath(new URL('../../packs/ubl-2.1', import.meta.url));
const INVOICE = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';

describe('a schema that is opened', () => {
  it('is read when a document is first held to it, and judges that document', () => {
    const early = parse(Buffer.from(INVOICE));
    const schema = openSchema(folder);
    const [finding] = schema.validate(early);
    expect(finding).toMatchObject({ kind: 'missing', node: early.root });
    expect(schema.validate(parse(Buffer.from(INVOICE)))).toEqual(schema.validate(early));
  });

  it('speaks before it has judged', () => {
    expect(openSchema(folder).explain('missing', 'en', ['BT-1', 'ID'])?.title).toBeTruthy();
  });

  it('says where it is not, when it is needed', () => {
    const nowhere = openSchema(`${folder}/nowhere`);
    expect(() => nowhere.validate(parse(Buffer.from(INVOICE)))).toThrow(/nowhere/);
  });
});
