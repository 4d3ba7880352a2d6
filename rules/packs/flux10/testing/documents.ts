/** Reports of our own in which every value stands once, so that a test can change it by its text. */

const head = (id: string): string =>
  `<ReportDocument><Id>${id}</Id><Name>Report</Name>` +
  '<IssueDateTime><DateTimeString>20261011083015</DateTimeString></IssueDateTime><TypeCode>IN</TypeCode>' +
  '<Sender><Id schemeId="0238">0042</Id><Name>Platform</Name><RoleCode>WK</RoleCode></Sender>' +
  '<Issuer><Id schemeId="0002">100000009</Id><Name>Declarant</Name><RoleCode>SE</RoleCode></Issuer></ReportDocument>';

const period = (from: string, to: string): string =>
  `<ReportPeriod><StartDate>${from}</StartDate><EndDate>${to}</EndDate></ReportPeriod>`;

const line =
  '<Line><BilledQuantity UnitCode="C62">4.0625</BilledQuantity>' +
  '<ReferencedDocument><ID>L-31</ID><IssueDate>20260831</IssueDate></ReferencedDocument>' +
  '<Delivery><Location><CountryId>AT</CountryId></Location></Delivery>' +
  '<InvoicePeriod><StartDate>20260904</StartDate><EndDate>20260905</EndDate></InvoicePeriod>' +
  '<AllowanceCharge ChargeIndicator="false"><Amount>6.70</Amount></AllowanceCharge>' +
  '<Price><PriceAmount>24.615384</PriceAmount><AllowanceChargeAmount>5.384617</AllowanceChargeAmount>' +
  '<AllowanceChargeBaseAmount>30.000001</AllowanceChargeBaseAmount></Price><Product><Name>Oak</Name></Product></Line>';

const invoice =
  '<Invoice><ID>F-19</ID><IssueDate>20260920</IssueDate><TypeCode>380</TypeCode><CurrencyCode>EUR</CurrencyCode>' +
  '<DueDate>20261020</DueDate><TaxDueDateTypeCode>72</TaxDueDateTypeCode>' +
  '<BusinessProcess><ID>B1</ID><TypeID>urn.cpro.gouv.fr:1p0:ereporting</TypeID></BusinessProcess>' +
  '<ReferencedDocument><ID>F-30</ID><IssueDate>20260830</IssueDate></ReferencedDocument>' +
  '<Seller><CompanyId schemeId="0002">100000033</CompanyId><TaxRegistrationId qualifyingId="VAT">FR33</TaxRegistrationId>' +
  '<PostalAddress><CountryId>FR</CountryId></PostalAddress></Seller>' +
  '<Buyer><CompanyId schemeId="0223">DE36</CompanyId><TaxRegistrationId qualifyingId="VAT">DE38</TaxRegistrationId>' +
  '<PostalAddress><CountryId>DE</CountryId></PostalAddress></Buyer>' +
  '<Delivery><Date>20260919</Date><Location><CountryId>BE</CountryId></Location></Delivery>' +
  '<InvoicePeriod><StartDate>20260901</StartDate><EndDate>20260902</EndDate></InvoicePeriod>' +
  '<AllowanceCharge ChargeIndicator="false"><Amount>45.00</Amount><TaxCategoryCode>K</TaxCategoryCode><TaxPercent>5.5</TaxPercent></AllowanceCharge>' +
  '<MonetaryTotal><TaxExclusiveAmount>151.00</TaxExclusiveAmount><TaxAmount CurrencyCode="EUR">20.20</TaxAmount></MonetaryTotal>' +
  '<TaxSubTotal><TaxableAmount>101.00</TaxableAmount><TaxAmount>20.20</TaxAmount><TaxCategory><Code>S</Code><Percent>20</Percent></TaxCategory></TaxSubTotal>' +
  '<TaxSubTotal><TaxableAmount>50.00</TaxableAmount><TaxAmount>0.00</TaxAmount><TaxCategory><Code>E</Code><Percent>0</Percent>' +
  '<TaxExemptionReason>Care</TaxExemptionReason><TaxExemptionReasonCode>VATEX-EU-132</TaxExemptionReasonCode></TaxCategory></TaxSubTotal>' +
  `${line}</Invoice>`;

const sales =
  '<Transactions><Date>20260921</Date><TransactionsCurrency>EUR</TransactionsCurrency><TaxDueDateTypeCode>5</TaxDueDateTypeCode>' +
  '<CategoryCode>TLB1</CategoryCode><TaxExclusiveAmount>82.00</TaxExclusiveAmount><TaxTotal>8.20</TaxTotal><TransactionsCount>7</TransactionsCount>' +
  '<TaxSubtotal><TaxPercent>10</TaxPercent><TaxableAmount>82.00</TaxableAmount><TaxTotal>8.20</TaxTotal></TaxSubtotal></Transactions>';

export const transactions = `<Report>${head('T-1')}<TransactionsReport>${period('20260918', '20260930')}${invoice}${sales}</TransactionsReport></Report>`;

const paid = (day: string, rate: string, amount: string): string =>
  `<Payment><Date>${day}</Date><SubTotals><TaxPercent>${rate}</TaxPercent><CurrencyCode>EUR</CurrencyCode><Amount>${amount}</Amount></SubTotals></Payment>`;

export const payments =
  `<Report>${head('P-1')}<PaymentsReport>${period('20260801', '20260829')}` +
  `<Invoice><InvoiceID>F-91</InvoiceID><IssueDate>20260702</IssueDate>${paid('20260812', '8.5', '95.000001')}</Invoice>` +
  `<Transactions>${paid('20260816', '2.1', '99.5')}</Transactions></PaymentsReport></Report>`;
