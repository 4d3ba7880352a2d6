<?php

declare(strict_types=1);

namespace Conforme;

use Psr\Http\Message\ResponseInterface;

/** The verdict on a document. */
final readonly class Verdict
{
    /**
     * @param bool $valid no finding forbids it
     * @param string|null $flavor `factur-x`, `ubl-2.1-invoice`, `ubl-2.1-creditnote`, `cdar`, `ereporting`, `flux1`
     * @param list<Finding> $findings
     * @param list<string> $rulesets the packs that judged, as `id@version`
     * @param array<string, mixed> $all every field of the answer: `pdf`, `causes`, `ledger` …
     */
    private function __construct(
        public bool $valid,
        public ?string $flavor,
        public ?string $profile,
        public int $errorCount,
        public int $warningCount,
        public array $findings,
        public array $rulesets,
        public string $requestId,
        public array $all,
    ) {
    }

    /** @return list<string> of the findings that forbid the document */
    public function brokenRules(): array
    {
        $fatal = array_filter($this->findings, fn (Finding $finding) => $finding->isFatal() && $finding->rule !== null);
        return array_values(array_unique(array_map(fn (Finding $finding) => (string) $finding->rule, $fatal)));
    }

    /** @internal */
    public static function ofAnswer(ResponseInterface $response): self
    {
        $verdict = Json::decode((string) $response->getBody());
        return self::of($verdict, self::rulesetsOf($response), $response->getHeaderLine('X-Request-Id'));
    }

    /**
     * @internal
     * @param array<string, mixed> $verdict
     * @param list<string> $rulesets
     */
    public static function of(array $verdict, array $rulesets, string $requestId): self
    {
        return new self(
            $verdict['valid'],
            $verdict['flavor'],
            $verdict['profile'],
            $verdict['error_count'],
            $verdict['warning_count'],
            array_map(Finding::of(...), $verdict['findings']),
            $rulesets,
            $requestId,
            $verdict,
        );
    }

    /** @internal @return list<string> */
    public static function rulesetsOf(ResponseInterface $response): array
    {
        $named = $response->getHeaderLine('X-Rulesets');
        return $named === '' ? [] : explode(', ', $named);
    }
}
