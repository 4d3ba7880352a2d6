import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../routes/index.ts';
import { openApiDocument } from './document.ts';
import { inFrench } from './french.ts';

type Description = Parameters<typeof inFrench>[0];
interface Schema {
  readonly description?: string;
  readonly lang?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const english = JSON.parse(JSON.stringify(openApiDocument(ENDPOINTS))) as Description;
const french = inFrench(english);
const [schemas, before] = [french, english].map(
  ({ components }) => components.schemas as Readonly<Record<string, Schema>>,
) as [Readonly<Record<string, Schema>>, Readonly<Record<string, Schema>>];

/** Every text of the operations, by its place; parts that all of them have by reference are in headers, which people do not see. */
function textsOf({ paths }: Description): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const item of Object.values(paths))
    for (const { operationId: id, summary, description, parameters, responses } of Object.values(item)) {
      texts.set(id, summary);
      if (description) texts.set(`${id}: about`, description);
      for (const { name, description: about } of parameters)
        if (name && about && !/^[A-Z]/.test(name)) texts.set(`${id}: ${name}`, about);
      for (const [status, { description: about }] of Object.entries(responses))
        texts.set(`${id}: ${status}`, about ?? '');
    }
  return texts;
}

describe('the description in French', () => {
  it('has every operation, parameter and status', () => {
    const known = textsOf(english);
    const texts = textsOf(french);
    expect([...texts.keys()]).toEqual([...known.keys()]);
    expect([...texts].filter(([place, text]) => text === '' || known.get(place) === text)).toEqual([]);
  });

  it('breaks no line before a sign', () => {
    expect([...textsOf(french).values()].filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
  });

  it('has the terms of the model in French, and the rest as it was', () => {
    const { unit_price: price } = schemas['Line']!.properties!;
    expect([price!.description, price!.lang]).toEqual([
      expect.stringMatching(/^Prix net hors TVA d’une unité/),
      'fr',
    ]);
    expect(schemas['GenerateOptions']!.properties!['profile']!.lang).toBe('fr');
    expect(schemas['ErrorOut']).toEqual(before['ErrorOut']);
    expect(Object.keys(schemas).toSorted()).toEqual(Object.keys(before).toSorted());
  });

  it('has everything that is sent in French', () => {
    const same = Object.entries(schemas).flatMap(([name, { lang, properties = {} }]) =>
      lang !== 'fr'
        ? []
        : Object.entries(properties)
            .filter(
              ([field, { description }]) => description === before[name]!.properties![field]!.description,
            )
            .map(([field]) => `${name}.${field}`),
    );
    expect(same).toEqual([]);
  });
});
