<?php

declare(strict_types=1);

namespace App\Invoicing;

/** Your application dispatches it once an invoice has its number; the listener puts the document here. */
final class InvoiceIssued
{
    public ?string $document = null;

    /**
     * @param array<string, mixed> $invoice by the names of docs/model.md, amounts as text
     * @param string $pdf the pages people read, as you draw them
     */
    public function __construct(public readonly array $invoice, public readonly string $pdf)
    {
    }
}
