import { createRegistry } from '@conforme/core/main';
import { readReportingRequest } from '@conforme/proto/schema/read-reporting';
import { describe, expect, it } from 'vitest';
import { generateReports } from '../../core/pipeline/ereporting.ts';
import { SELLER } from './reports.ts';

const ABROAD = {
  name: 'Werkhof Beispiel GmbH',
  vat_id: 'DE813495425',
  address: { line1: 'Allee 4', city: 'Kehl', postal_code: '77694', country: 'DE' },
};

describe('what is reported of an invoice abroad', () => {
  const WHOLE = {
    buyer: ABROAD,
    operation_type: 'goods',
    tax_exemption_reason: 'Article 262 ter I du CGI',
    lines: [
      {
        item_name: 'Pose',
        quantity: '1',
        unit_price: '100.00',
        vat_category: 'K',
        vat_rate: null,
        note: 'Premier lot',
        gross_unit_price: '110.00',
        price_discount: '10.00',
        allowances: [{ amount: '2.00', reason: 'Remise' }],
      },
    ],
    charges: [{ amount: '3.00', reason: 'Port', vat_category: 'K' }],
    delivery: {
      actual_date: '2027-08-31',
      address: { line1: 'Kai 9', city: 'Bremen', postal_code: '28195', country: 'DE' },
    },
  };
  const reported = async (day: string, more: object = {}) => {
    const invoices = [{ invoice: { number: 'F-1', issue_date: day, seller: SELLER, ...WHOLE, ...more } }];
    const month = day.slice(0, 8);
    const text = JSON.stringify({
      declarant: { siren: SELLER.siren, name: SELLER.name },
      platform: { number: '0417', name: 'Plateforme Alba' },
      period: { start: `${month}01`, end: `${month}10` },
      created_at: `${month}21T06:30:00`,
      invoices,
    });
    const { ok } = readReportingRequest(text);
    const context = { language: 'en', now: new Date('2027-11-24') } as const;
    const { files } = await generateReports(await createRegistry(), ok!, context);
    return Buffer.from(files[0]!.content).toString('utf8').replace(/>\s+</g, '><');
  };

  it('has no lines, charges or place before 1 September 2027 (G6.15, G6.30)', async () => {
    const xml = await reported('2027-08-10');
    expect(xml).toContain('<ID>F-1</ID>');
    expect(xml).not.toMatch(/<Line>|<AllowanceCharge|<Location>/);
  });

  it('has them from that day on', async () => {
    const xml = await reported('2027-09-01');
    expect(xml).toMatch(/<Location><LineOne>Kai 9<.*<CountryId>DE</);
    expect(xml).toMatch(/<AllowanceCharge ChargeIndicator="true"><Amount>3.00</);
    expect(xml).toMatch(
      /<Line>.*Premier lot.*<AllowanceCharge ChargeIndicator="false"><Amount>2.00<.*<Name>Pose<.*<\/Line>/,
    );
    expect(xml).toMatch(
      /<PriceAmount>100.00<.*<AllowanceChargeAmount>10.00<.*<AllowanceChargeBaseAmount>110.00</,
    );
  });

  it('has no place that is the address of the buyer, and none of services', async () => {
    const own = { ...WHOLE.delivery, address: ABROAD.address };
    expect(await reported('2027-09-01', { delivery: own })).not.toContain('<Location>');
    const services = { operation_type: 'services' };
    expect(await reported('2027-09-01', services)).not.toContain('<Location>');
  });
});
