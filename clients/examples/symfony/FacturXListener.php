<?php

declare(strict_types=1);

namespace App\Invoicing;

use Conforme\Client;
use Conforme\ConformeException;
use Psr\Log\LoggerInterface;
use Symfony\Component\EventDispatcher\Attribute\AsEventListener;

/** Makes a Factur-X PDF of every invoice that is issued; one that breaks rules never leaves. */
#[AsEventListener]
final readonly class FacturXListener
{
    public function __construct(private Client $conforme, private LoggerInterface $log)
    {
    }

    /** @throws InvoiceRefused */
    public function __invoke(InvoiceIssued $issued): void
    {
        try {
            $document = $this->conforme->embedInvoice($issued->pdf, $issued->invoice);
        } catch (ConformeException $refused) {
            throw new InvoiceRefused(self::faults($refused), $refused);
        }
        $issued->document = $document->content;
        $this->log->info('{number} is a Factur-X PDF', [
            'number' => $issued->invoice['number'],
            'rulesets' => $document->rulesets,
            'request' => $document->requestId,
        ]);
    }

    /** @return array<string, string> */
    private static function faults(ConformeException $refused): array
    {
        $faults = [];
        foreach ($refused->details as $detail) {
            $pointer = preg_replace('~^/invoice_json~', '', $detail['pointer'] ?? '');
            $faults[$pointer] = $detail['message'] ?? $detail['msg'] ?? '';
        }
        return $faults;
    }
}
