<?php

declare(strict_types=1);

namespace Conforme;

use Psr\Http\Message\ResponseInterface;

/** A document as a file, with what is said of it. */
final readonly class Document
{
    /**
     * @param string $content the bytes
     * @param list<string> $rulesets the packs that judged, as `id@version`
     * @param array<string, mixed> $envelope what else is answered: `totals`, `losses`, `left_out` …; empty where the answer is a file alone
     */
    private function __construct(
        public string $filename,
        public string $mediaType,
        public string $content,
        public array $rulesets,
        public int $warningCount,
        public string $requestId,
        public array $envelope = [],
    ) {
    }

    /** @internal */
    public static function ofFile(ResponseInterface $response): self
    {
        // The exact name of RFC 5987; the other one has only ASCII.
        $isNamed = preg_match("/filename\\*=UTF-8''([^;]+)/", $response->getHeaderLine('Content-Disposition'), $name);
        $type = explode(';', $response->getHeaderLine('Content-Type'))[0];
        return self::of($response, $isNamed === 1 ? rawurldecode($name[1]) : 'document', $type, (string) $response->getBody());
    }

    /** @internal */
    public static function ofEnvelope(ResponseInterface $response): self
    {
        ['filename' => $name, 'media_type' => $type, 'content_base64' => $encoded] = $body = Json::decode((string) $response->getBody());
        $content = base64_decode($encoded, true);
        if ($content === false) {
            throw new \JsonException('The document of the answer is not Base64.');
        }
        unset($body['content_base64']);
        return self::of($response, $name, $type, $content, $body);
    }

    /** An amount of `totals`, exact, as text: `total('amount_due')`. @return numeric-string|null */
    public function total(string $name): ?string
    {
        return $this->envelope['totals'][$name] ?? null;
    }

    /** The verdict on it; null where the answer is a file alone. */
    public function verdict(): ?Verdict
    {
        $verdict = $this->envelope['validation'] ?? null;
        return $verdict === null ? null : Verdict::of($verdict, $this->rulesets, $this->requestId);
    }

    /** @param array<string, mixed> $envelope */
    private static function of(ResponseInterface $response, string $name, string $type, string $content, array $envelope = []): self
    {
        $warnings = (int) $response->getHeaderLine('X-Facturx-Warnings');
        return new self($name, $type, $content, Verdict::rulesetsOf($response), $warnings, $response->getHeaderLine('X-Request-Id'), $envelope);
    }
}
