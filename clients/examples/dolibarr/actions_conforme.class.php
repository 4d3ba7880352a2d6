<?php

declare(strict_types=1);

use Conforme\Client;
use Conforme\ConformeException;

require_once __DIR__ . '/../vendor/autoload.php';

/**
 * Dolibarr ≥ 18, as custom/conforme/class/actions_conforme.class.php of a module whose `module_parts` has `'hooks' => ['pdfgeneration']`:
 * when the PDF of an invoice was drawn, it becomes a Factur-X PDF. CONFORME_URL and CONFORME_KEY are constants of the setup.
 */
class ActionsConforme
{
    /** @var list<string> shown by Dolibarr when a hook fails */
    public array $errors = [];

    public string $resprints = '';

    /** @var array<string, mixed> */
    public array $results = [];

    public function __construct(public $db)
    {
    }

    /**
     * @param array{file: string, object: object} $parameters
     * @return int 0 when all is well, -1 with `errors`
     */
    public function afterPDFCreation($parameters, &$pdf, &$action, $hookmanager): int
    {
        $invoice = $parameters['object'];
        // 0 is a draft, whose number is not yet one.
        if (!$invoice instanceof Facture || (int) $invoice->statut === 0) {
            return 0;
        }
        try {
            $client = Client::connect(getDolGlobalString('CONFORME_URL'), getDolGlobalString('CONFORME_KEY'), 'fr');
            $document = $client->embedInvoice((string) file_get_contents($parameters['file']), self::fields($invoice));
        } catch (ConformeException $refused) {
            foreach ($refused->details as $detail) {
                $this->errors[] = trim(($detail['pointer'] ?? '') . ' ' . ($detail['message'] ?? $detail['msg'] ?? ''));
            }
            $this->errors = $this->errors ?: [$refused->getMessage()];
            return -1;
        }
        file_put_contents($parameters['file'], $document->content, LOCK_EX);
        return 0;
    }

    /** @return array<string, mixed> */
    private static function fields(Facture $invoice): array
    {
        global $mysoc;
        $invoice->fetch_thirdparty();
        return array_filter([
            'number' => $invoice->ref,
            'type_code' => (int) $invoice->type === Facture::TYPE_CREDIT_NOTE ? '381' : '380',
            'issue_date' => date('Y-m-d', $invoice->date),
            'due_date' => $invoice->date_lim_reglement ? date('Y-m-d', $invoice->date_lim_reglement) : null,
            'currency' => $invoice->multicurrency_code ?: 'EUR',
            'buyer_reference' => $invoice->ref_client ?: null,
            'seller' => self::party($mysoc),
            'buyer' => self::party($invoice->thirdparty),
            'lines' => array_map(self::line(...), array_values($invoice->lines)),
        ], fn ($value) => $value !== null);
    }

    /** @return array<string, mixed> */
    private static function party(Societe $party): array
    {
        // idprof1 is the SIREN, idprof2 the SIRET of French parties.
        return [
            'name' => $party->name,
            'siren' => $party->idprof1 ?: null,
            'siret' => $party->idprof2 ?: null,
            'vat_id' => $party->tva_intra ?: null,
            'address' => [
                'line1' => $party->address ?: null,
                'postal_code' => $party->zip ?: null,
                'city' => $party->town ?: null,
                'country' => $party->country_code,
            ],
        ];
    }

    /** Dolibarr has amounts as floats or text of its database; what it rounds to is the amount. @return array<string, mixed> */
    private static function line(FactureLigne $line): array
    {
        $net = (float) $line->subprice * (1 - (float) $line->remise_percent / 100);
        return [
            'item_name' => $line->product_label ?: strip_tags((string) $line->desc),
            'quantity' => number_format((float) $line->qty, 6, '.', ''),
            'unit_price' => number_format($net, 4, '.', ''),
            'vat_category' => (float) $line->tva_tx > 0 ? 'S' : 'Z',
            'vat_rate' => number_format((float) $line->tva_tx, 2, '.', ''),
        ];
    }
}
