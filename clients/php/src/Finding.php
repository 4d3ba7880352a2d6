<?php

declare(strict_types=1);

namespace Conforme;

/** One thing that a check found. */
final readonly class Finding
{
    /**
     * @param string $source which check speaks: `schematron:base`, `xsd`, `pdf` …
     * @param 'fatal'|'warning'|'info' $severity
     * @param string|null $rule `BR-CO-10`
     * @param string|null $location XPath-like, in the XML
     * @param string|null $fix what to do; only of `explain`
     * @param array<string, mixed> $all every field of the answer
     */
    public function __construct(
        public string $source,
        public string $severity,
        public ?string $rule,
        public string $message,
        public ?string $location,
        public ?string $fix,
        public array $all,
    ) {
    }

    public function isFatal(): bool
    {
        return $this->severity === 'fatal';
    }

    /** @internal @param array<string, mixed> $finding */
    public static function of(array $finding): self
    {
        ['source' => $source, 'severity' => $severity, 'rule' => $rule, 'message' => $message] = $finding;
        return new self($source, $severity, $rule, $message, $finding['location'] ?? null, $finding['fix'] ?? null, $finding);
    }
}
