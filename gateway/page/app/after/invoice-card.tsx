// The invoice whose statuses these are, so that the reader sees it is the right one, and what of it was collected.

import type { ComponentChildren } from 'preact';
import { amount, day } from '../language/words.ts';
import { site } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { isSame, less } from './decimals.ts';
import { entries, subject } from './story.ts';
import { collectedIn, type Subject } from './subject.ts';
import { own } from './words.ts';

export function InvoiceCard() {
  const now = subject.value;
  if (!now)
    return (
      <section class="invoice-card line card" aria-label={own.invoice}>
        <Icon name="file" class="large" />
        <p>{own.dropInvoice}</p>
      </section>
    );
  const { number, issueDate, seller, buyer } = now.facts;
  return (
    <section class="invoice-card line card" aria-labelledby="after-invoice">
      <Icon name="file" class="large" />
      <div class="invoice-what">
        <h2 id="after-invoice">{own.invoiceNo(number)}</h2>
        <p class="summary">
          {[[seller, buyer].filter(Boolean).join(' → '), issueDate && day(issueDate)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Check subject={now} />
      </div>
      <Amounts subject={now} />
    </section>
  );
}

function Check({ subject: { failures } }: { readonly subject: Subject }) {
  if (failures === null) return site ? null : <p class="note">{own.keyForJson}</p>;
  const isRight = failures.length === 0;
  return (
    <p class="invoice-check line">
      <Icon name={isRight ? 'valid' : 'fatal'} class={isRight ? 'valid' : 'fatal'} />
      {isRight ? own.passes : own.fails(failures.length)}
    </p>
  );
}

function Amounts({ subject: { facts } }: { readonly subject: Subject }) {
  const total = facts.due || facts.total;
  if (total === '') return null;
  const money = (decimal: string): string => `${amount(decimal)} ${facts.currency}`;
  const collected = collectedIn(entries());
  const hasSome = !isSame(collected, '0');
  return (
    <dl class="invoice-amounts">
      <Amount name={own.due}>{money(total)}</Amount>
      {hasSome && <Amount name={own.collected}>{money(collected)}</Amount>}
      {hasSome && <Amount name={own.leftToCollect}>{money(less(total, collected))}</Amount>}
    </dl>
  );
}

const Amount = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <div>
    <dt class="label">{name}</dt>
    <dd>{children}</dd>
  </div>
);
