import { create } from '@bufbuild/protobuf';
import { differenceCodec } from '@conforme/proto/schema/codec';
import { ExtractFlux1ResponseSchema, type ExtractFlux1Response } from '@conforme/proto/v1/reporting';
import type { Flux1Extract } from '../pipeline/flux1.ts';
import { bytes, findingMessage, rulesetName, validationMessage } from './results.ts';

export function flux1Response(extract: Flux1Extract): ExtractFlux1Response {
  const { filename, level, syntax, number, content, leftOut, supplied, validation, warnings } = extract;
  return create(ExtractFlux1ResponseSchema, {
    filename,
    level,
    syntax,
    number,
    content: bytes(content),
    leftOut: leftOut.map(differenceCodec.toMessage),
    supplied: supplied.map(differenceCodec.toMessage),
    validation: validationMessage(validation),
    warnings: warnings.map(findingMessage),
    rulesets: validation.rulesets.map(rulesetName),
  });
}
