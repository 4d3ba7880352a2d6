<?php

declare(strict_types=1);

namespace App\Invoicing;

/** An invoice must not leave as it is; says where and why, for a form or a log. */
final class InvoiceRefused extends \DomainException
{
    /** @param array<string, string> $faults message by JSON Pointer into the invoice */
    public function __construct(public readonly array $faults, \Throwable $previous)
    {
        parent::__construct(implode("\n", $faults) ?: $previous->getMessage(), 0, $previous);
    }
}
