<?php

declare(strict_types=1);

namespace Conforme;

/**
 * The calls of the contract.
 *
 * Documents are bytes. Objects of the contract are arrays whose amounts are text (`'12.50'`) or int, never floats; dates are text or
 * DateTimeInterface. Each call throws a ConformeException when the service refuses, and an exception of PSR-18 when it is not reached.
 *
 * @phpstan-type Query array<string, string|int|bool|\DateTimeInterface|null>
 */
final readonly class Client
{
    public function __construct(private Transport $transport)
    {
    }

    /** Over the PSR-18 client that is installed. */
    public static function connect(string $baseUrl, #[\SensitiveParameter] ?string $key = null, ?string $language = null): self
    {
        return new self(Transport::discover(new Settings($baseUrl, $key, $language)));
    }

    /**
     * Makes a Factur-X PDF, CII XML or UBL XML of an invoice.
     *
     * @param array<string, mixed> $invoice
     * @param array<string, mixed> $options `profile`, `output`, `language`, `check` …
     * @throws InvalidInvoice with a finding for each broken rule, its pointer into your invoice
     */
    public function generate(array $invoice, array $options = []): Document
    {
        return Document::ofEnvelope($this->transport->send(Call::json('/v1/invoices/generate', self::request($invoice, $options))));
    }

    /** The XML of an invoice, judged by its schema alone. @param array<string, mixed> $invoice @param array<string, mixed> $options */
    public function preview(array $invoice, array $options = []): string
    {
        $call = Call::json('/v1/invoices/preview-xml', self::request($invoice, $options));
        $asXml = new Call('POST', $call->path, [], [...$call->headers, 'Accept' => 'application/xml'], $call->body);
        return (string) $this->transport->send($asXml)->getBody();
    }

    /** Judges a PDF or XML. One that breaks rules is answered with `valid` false. @param Query $query `check`, `as_of`, `ledger` … */
    public function validate(string $document, array $query = []): Verdict
    {
        return Verdict::ofAnswer($this->transport->send(Call::document('/v1/invoices/validate', $document, $query)));
    }

    /** As validate; findings say what to do, `causes` which of them to act on. @param Query $query */
    public function explain(string $document, array $query = []): Verdict
    {
        return $this->validate($document, ['explain' => true, ...$query]);
    }

    /**
     * Judges many documents in one request: a line for each in their order, and last the summary.
     *
     * @param array<string, string> $documents by their names
     * @param Query $query
     * @return list<array<string, mixed>> BatchLine
     * @throws ConformeException `internal_error` for an answer that was cut off
     */
    public function validateBatch(array $documents, array $query = []): array
    {
        $form = new Form();
        foreach ($documents as $name => $document) {
            $form->file('file', $document, $name);
        }
        $lines = $this->lines(Call::form('/v1/invoices/validate/batch', $form, [], $query));
        if (!isset($lines[array_key_last($lines)]['summary'])) {
            throw new ConformeException('internal_error', 'The batch was cut off: it has no last line.', 500);
        }
        return $lines;
    }

    /** Reads the fields of a document, and the request that makes it again. @return array<string, mixed> ExtractOut */
    public function extract(string $document, bool $includeXml = false): array
    {
        return $this->asArray(Call::document('/v1/invoices/extract', $document, ['include_xml' => $includeXml]));
    }

    /**
     * Writes a document in another syntax, profile or container.
     *
     * @param 'facturx-pdf'|'cii-xml'|'ubl-xml' $to
     * @param Query $query `profile`, `allow_loss` …
     * @throws InvalidInvoice `lossy_conversion` with what would be lost
     */
    public function convert(string $document, string $to, array $query = []): Document
    {
        $call = Call::document('/v1/invoices/convert', $document, ['to' => $to, ...$query], 'application/json');
        return Document::ofEnvelope($this->transport->send($call));
    }

    /** Puts your CII XML into a PDF of yours, as PDF/A-3. @param Query $choices `check`, `language`, `flatten` … */
    public function embedXml(string $pdf, string $xml, array $choices = []): Document
    {
        return $this->embed($pdf, (new Form())->file('xml', $xml, 'invoice.xml'), $choices);
    }

    /**
     * Puts an invoice into a PDF of yours, as PDF/A-3; its XML is made from the fields.
     *
     * @param array<string, mixed> $invoice
     * @param Query $choices `profile`, `check`, `language`, `flatten` …
     */
    public function embedInvoice(string $pdf, array $invoice, array $choices = []): Document
    {
        return $this->embed($pdf, (new Form())->field('invoice_json', Json::encode($invoice)), $choices);
    }

    /** Shows a document as people read it. @param 'pdf'|'html' $format @param 'fr'|'en'|null $language */
    public function render(string $document, string $format = 'pdf', ?string $language = null): Document
    {
        $call = Call::document('/v1/invoices/render', $document, ['format' => $format, 'language' => $language]);
        return Document::ofFile($this->transport->send($call));
    }

    /** Whether the pages of a PDF say what its XML says. @return array<string, mixed> ComparisonOut */
    public function compare(string $document): array
    {
        return $this->asArray(Call::document('/v1/invoices/compare', $document));
    }

    /** All that can be said of a received invoice. @param array<string, mixed> $options ReceiveOptions @return array<string, mixed> ReceivedOut */
    public function receive(string $document, array $options = []): array
    {
        $form = (new Form())->file('file', $document, 'document')->field('receive', Json::encode($options));
        return $this->asArray(Call::form('/v1/invoices/receive', $form));
    }

    /** The extract of an invoice that the French State receives (Flux 1). @param 'base'|'full' $level */
    public function flux1(string $document, string $level = 'base'): Document
    {
        $call = Call::document('/v1/flux1/extract', $document, ['level' => $level], 'application/json');
        return Document::ofEnvelope($this->transport->send($call));
    }

    /** The files of e-reporting of a period (Flux 10). @param array<string, mixed> $request ReportingRequest @return array<string, mixed> ReportingOut */
    public function ereporting(array $request): array
    {
        return $this->asArray(Call::json('/v1/ereporting/generate', $request));
    }

    /** A life-cycle status of an invoice, as CDAR. @param array<string, mixed> $request StatusRequest */
    public function generateStatus(array $request): Document
    {
        return Document::ofEnvelope($this->transport->send(Call::json('/v1/statuses/generate', $request)));
    }

    /** What a life-cycle status says. @return array<string, mixed> ExtractedStatusOut */
    public function extractStatus(string $document): array
    {
        return $this->asArray(Call::document('/v1/statuses/extract', $document));
    }

    /** Which statuses may follow. @param array<string, mixed> $request NextStatusesRequest @return array<string, mixed> NextStatusesOut */
    public function nextStatuses(array $request): array
    {
        return $this->asArray(Call::json('/v1/statuses/next', $request));
    }

    /**
     * Orders work on many documents: a zip, or what the order names.
     *
     * @param array<string, mixed> $order JobOrder
     * @param string|null $idempotencyKey the same key answers the same job; without one of yours retries of this call still order once
     * @return array<string, mixed> JobOut
     */
    public function submitJob(array $order, ?string $documents = null, ?string $idempotencyKey = null): array
    {
        $form = (new Form())->field('job', Json::encode($order));
        if ($documents !== null) {
            $form->file('file', $documents, 'documents.zip');
        }
        return $this->asArray(Call::form('/v1/jobs', $form, ['Idempotency-Key' => $idempotencyKey ?? bin2hex(random_bytes(16))]));
    }

    /** How far a job is. @return array<string, mixed> JobOut */
    public function job(string $id): array
    {
        return $this->asArray(new Call('GET', '/v1/jobs/' . rawurlencode($id)));
    }

    /** Ends a job. @return array<string, mixed> JobOut */
    public function cancelJob(string $id): array
    {
        return $this->asArray(new Call('DELETE', '/v1/jobs/' . rawurlencode($id)));
    }

    /** A result for each document of a job, in their order. @return list<array<string, mixed>> */
    public function jobResults(string $id): array
    {
        return $this->lines(new Call('GET', '/v1/jobs/' . rawurlencode($id) . '/results'));
    }

    /** What a rule says, in both languages: `BR-CO-10`. @return array<string, mixed> RuleOut */
    public function rule(string $id): array
    {
        return $this->asArray(new Call('GET', '/v1/rules/' . rawurlencode($id)));
    }

    /** The rule packs, and which of them are in force. @return array<string, mixed> RulesetsOut */
    public function rulesets(?\DateTimeInterface $asOf = null): array
    {
        return $this->asArray(new Call('GET', '/v1/rulesets', ['as_of' => $asOf]));
    }

    /** What changes between rule packs (`br-fr-cii@1.4.0.03`) or two days. @return array<string, mixed> RulesetDiffOut */
    public function rulesetDiff(string $before, string $after): array
    {
        return $this->asArray(new Call('GET', '/v1/rulesets/diff', ['from' => $before, 'to' => $after]));
    }

    /** What is used of the plan of the key. @return array<string, mixed> UsageOut */
    public function usage(): array
    {
        return $this->asArray(new Call('GET', '/v1/usage'));
    }

    /** Whether the service works. @return array<string, mixed> Health */
    public function health(): array
    {
        return $this->asArray(new Call('GET', '/health'));
    }

    /** @param Query $choices */
    private function embed(string $pdf, Form $form, array $choices): Document
    {
        $form->file('pdf', $pdf, 'document.pdf');
        foreach (array_filter($choices, fn ($value) => $value !== null) as $name => $value) {
            $form->field($name, Call::word($value));
        }
        return Document::ofFile($this->transport->send(Call::form('/v1/invoices/embed', $form)));
    }

    /**
     * @param array<string, mixed> $invoice
     * @param array<string, mixed> $options
     * @return array<string, mixed>
     */
    private static function request(array $invoice, array $options): array
    {
        return ['invoice' => $invoice, ...($options === [] ? [] : ['options' => $options])];
    }

    /** @return list<array<string, mixed>> */
    private function lines(Call $call): array
    {
        $lines = explode("\n", (string) $this->transport->send($call)->getBody());
        return array_map(Json::decode(...), array_values(array_filter($lines, fn (string $line) => $line !== '')));
    }

    /** @return array<array-key, mixed> */
    private function asArray(Call $call): array
    {
        return Json::decode((string) $this->transport->send($call)->getBody());
    }
}
