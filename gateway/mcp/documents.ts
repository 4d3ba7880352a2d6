// Tools that judge and read documents.

import {
  extractCodec,
  causeCodec,
  findingCodec,
  lossCodec,
  totalsCodec,
  validationCodec,
} from '@conforme/proto/schema/codec';
import { documentFinding } from '@conforme/proto/schema/findings';
import { briefArguments } from '@conforme/proto/schema/brief';
import {
  ConvertToolOutSchema,
  ConvertToolSchema,
  ExtractToolOutSchema,
  ExtractToolSchema,
  ValidateToolOutSchema,
  ValidateToolSchema,
} from '@conforme/proto/schema/tools';
import { OPEN } from '../accounts/gate.ts';
import { ruleIds } from '../request-log.ts';
import { ledgerLines, ledgerOf } from './ledger.ts';
import { fileText, findingLines, lossLines, verdictText } from './summary.ts';
import type { Tool } from './tool.ts';
import { bytesOfBase64 } from './turn.ts';
import { xmlBytes } from '@conforme/proto/schema/xml-text';

interface Given {
  readonly xml: string | null;
  readonly document_base64: string | null;
}

/** Whichever of the two there is: the reader of the arguments saw to it that there is one. */
export async function bytesOf({ xml, document_base64: base64 }: Given): Promise<Buffer<ArrayBuffer>> {
  return xml === null ? bytesOfBase64(base64!) : xmlBytes(xml);
}

export const validateInvoice: Tool<'validate_invoice'> = {
  name: 'validate_invoice',
  title: 'Validate an e-invoice',
  description:
    'Judges an e-invoice (Factur-X or ZUGFeRD PDF, CII XML, UBL), a status or an e-reporting file by EN 16931 and the French rules ' +
    '(BR-FR). Every finding says what is wrong, where it stands and how to mend it.',
  input: briefArguments(ValidateToolSchema),
  output: ValidateToolOutSchema,
  access: OPEN,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const { check, ledger, plausibility, as_of: asOf, role, treatment, max_findings: maxFindings } = given;
    const answer = await engine.validate(
      {
        document: await bytesOf(given),
        check,
        language,
        explain: true,
        ledger,
        plausibility,
        maxFindings,
        ...(asOf !== null && { asOf }),
        ...(role !== null && { role }),
        ...(treatment !== null && { treatment }),
      },
      options,
    );
    const verdict = validationCodec.fromMessage(answer.validation!);
    const findings = answer.details.map(findingCodec.fromMessage).map(documentFinding);
    const causes = answer.causes.map(causeCodec.fromMessage);
    note({ rules: ruleIds(findings) });
    return {
      result: { ...verdict, findings, causes, rulesets: answer.rulesets, ...ledgerOf(answer) },
      summary: [verdictText(verdict, findings, language, causes), ...ledgerLines(answer, language)].join(
        '\n',
      ),
    };
  },
};

export const extractInvoice: Tool<'extract_invoice'> = {
  name: 'extract_invoice',
  title: 'Read an e-invoice',
  description:
    'Reads an e-invoice as JSON: `invoice` and `options` are what generate_invoice takes. It does not judge.',
  input: briefArguments(ExtractToolSchema),
  output: ExtractToolOutSchema,
  access: OPEN,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const { include_xml: includeXml } = given;
    const answer = await engine.extract({ document: await bytesOf(given), includeXml, language }, options);
    const result = extractCodec.fromMessage(answer.document!);
    const { number, issue_date: day, currency, seller, buyer, totals, lines } = result.fields;
    if (number !== null) note({ number });
    const facts = [number, day, seller?.name, buyer?.name, totals?.amount_due, currency];
    const texts = facts.map((fact) => fact ?? '?');
    const [id, on, from, to, due, unit] = texts;
    const words =
      language === 'fr'
        ? `Facture ${id} du ${on}, de ${from} à ${to}, à payer ${due} ${unit}, ${lines.length} ligne(s).`
        : `Invoice ${id} of ${on}, from ${from} to ${to}, amount due ${due} ${unit}, ${lines.length} line(s).`;
    return { result, summary: `${words} ${[result.flavor, result.profile].filter(Boolean).join(', ')}.` };
  },
};

export const convertInvoice: Tool<'convert_invoice'> = {
  name: 'convert_invoice',
  title: 'Convert an e-invoice',
  description:
    'Writes an e-invoice in another syntax, profile or container, adds nothing, and judges the result. What would be lost is refused ' +
    '(lossy_conversion) with a list, or with allow_loss left out and listed.',
  input: briefArguments(ConvertToolSchema),
  output: ConvertToolOutSchema,
  access: OPEN,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const { to, profile, check, page_language: pageLanguage } = given;
    const made = await engine.convert(
      {
        document: await bytesOf(given),
        to,
        ...(profile !== null && { profile }),
        check,
        allowLoss: given.allow_loss,
        allowInvalid: given.allow_invalid,
        explain: given.explain,
        plausibility: true,
        language,
        pageLanguage,
      },
      options,
    );
    const warnings = made.warnings.map(findingCodec.fromMessage).map(documentFinding);
    note({ rules: ruleIds(warnings) });
    const { filename, mediaType, output, content, rulesets, sourceValid } = made;
    const losses = made.losses.map(lossCodec.fromMessage);
    const size = content.length;
    const head = fileText({ filename, kind: mediaType, profile: made.profile, size }, language);
    return {
      result: {
        filename,
        media_type: mediaType,
        profile: made.profile,
        output,
        totals: totalsCodec.fromMessage(made.totals!),
        validation: validationCodec.fromMessage(made.validation!),
        source_valid: sourceValid,
        losses,
        size,
        warnings,
        rulesets,
        ...ledgerOf(made),
      },
      summary: [
        head,
        ...lossLines(losses, language),
        ...findingLines(warnings, language),
        ...ledgerLines(made, language),
      ].join('\n'),
      files: [{ filename, mediaType, content }],
    };
  },
};
