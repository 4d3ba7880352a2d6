import { BLANK_ADJUSTMENT, type AllowanceCharge, type CompleteInvoice } from '../../invoice/index.ts';
import type { Adapt, Left } from './adapted.ts';
import { isOfExtension, isUbl } from './level.ts';

type LogisticsCharge = CompleteInvoice['logistics_charges'][number];

const SEVERAL_TAXES = {
  en: 'A charge of EN 16931 (BG-21) has exactly one VAT category, and this one has none or several.',
  fr: "Des frais selon EN 16931 (BG-21) ont une seule catégorie de TVA ; ceux-ci n'en ont aucune ou plusieurs.",
};

/**
 * Charges for transport and the like are an element of CII's extended profiles. Elsewhere they are charges of the document (BG-21)
 * of the same amount, reason and VAT: BT-108 counts both.
 */
export const logisticsAsCharges: Adapt = (invoice, destination) => {
  const { logistics_charges: logistics, charges } = invoice;
  const hasPlace = isOfExtension(destination) && !isUbl(destination);
  if (logistics.length === 0 || hasPlace) return { invoice };
  const [added, left, says]: [AllowanceCharge[], Left[], Map<string, string[]>] = [[], [], new Map()];
  logistics.forEach((charge, i) => {
    const at = `/invoice/logistics_charges/${i}`;
    const made = chargeOf(charge);
    if (made === null) {
      left.push({ pointer: at, reason: SEVERAL_TAXES });
      return;
    }
    const to = `/invoice/charges/${charges.length + added.length}`;
    for (const [key, from] of SAME) says.set(`${to}/${key}`, [`${at}/${from}`]);
    added.push(made);
  });
  return {
    invoice: { ...invoice, logistics_charges: [], charges: [...charges, ...added] },
    left,
    says,
  };
};

/** Field of a charge → that of a logistics charge. */
const SAME = [
  ['amount', 'amount'],
  ['reason', 'description'],
  ['vat_category', 'vat/0/category'],
  ['vat_rate', 'vat/0/rate'],
  ['exemption_reason', 'vat/0/exemption_reason'],
  ['exemption_reason_code', 'vat/0/exemption_reason_code'],
] as const;

function chargeOf({ amount, description, vat }: LogisticsCharge): AllowanceCharge | null {
  const [tax, ...others] = vat;
  if (!tax?.category || others.length > 0) return null;
  return {
    ...BLANK_ADJUSTMENT,
    amount,
    reason: description,
    vat_category: tax.category,
    vat_rate: tax.rate,
    exemption_reason: tax.exemption_reason,
    exemption_reason_code: tax.exemption_reason_code,
  };
}
