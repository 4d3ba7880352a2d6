import type { Finding, ThirdPartyRuleset } from '@conforme/core/plugin';
import { ELEMENT, type Tree } from '@conforme/engine/xml';
import { isIban } from './iban.ts';

const CII = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';

const TEXTS = {
  en: {
    title: 'Wrong IBAN',
    message: (iban: string) => `${iban} is no IBAN: its check digits do not fit (BT-84).`,
    explanation: 'A bank refuses a transfer to an account number with wrong check digits.',
    fix: 'Copy the IBAN from your bank statement.',
  },
  fr: {
    title: 'IBAN erroné',
    message: (iban: string) => `${iban} n'est pas un IBAN : sa clé de contrôle est fausse (BT-84).`,
    explanation: 'Une banque refuse un virement vers un numéro de compte dont la clé est fausse.',
    fix: "Recopiez l'IBAN de votre relevé bancaire.",
  },
};

/** What XPath has no words for: the check digits of the payee's account. */
export default {
  id: 'iban',
  version: '1.0.0',
  rules: [{ id: 'IBAN-01', severity: 'fatal' }],
  terms: () => ['BT-84'],
  run: (tree) => accounts(tree).flatMap((node) => judge(tree, node)),
  explain: (_rule, language, [iban = '…']) => {
    const text = TEXTS[language];
    return { ...text, message: text.message(iban), reference: 'ISO 13616-1' };
  },
} satisfies ThirdPartyRuleset;

function judge(tree: Tree, node: number): Finding[] {
  const iban = tree.text(node).trim();
  if (isIban(iban)) return [];
  return [{ severity: 'fatal', rule: 'IBAN-01', node, values: [iban], message: TEXTS.en.message(iban) }];
}

/** The elements that hold BT-84, in either syntax. */
function accounts(tree: Tree): number[] {
  const found: number[] = [];
  for (let node = 0; node < tree.count; node++)
    if (tree.kind[node] === ELEMENT && holdsAccount(tree, node)) found.push(node);
  return found;
}

function holdsAccount(tree: Tree, node: number): boolean {
  const { uri, local } = tree.nameOf(node);
  if (local === 'IBANID')
    return uri === CII && parentIs(tree, node, CII, 'PayeePartyCreditorFinancialAccount');
  return local === 'ID' && parentIs(tree, node, UBL, 'PayeeFinancialAccount');
}

function parentIs(tree: Tree, node: number, uri: string, local: string): boolean {
  const parent = tree.nameOf(tree.parent[node]!);
  return parent.uri === uri && parent.local === local;
}
