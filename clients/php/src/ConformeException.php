<?php

declare(strict_types=1);

namespace Conforme;

/** The service refused, and says why. */
class ConformeException extends \RuntimeException
{
    /**
     * @param string $errorCode of the closed catalogue: `invalid_input`, `validation_error`, `not_an_einvoice`, `rate_limited` …
     * @param int $status what HTTP answered
     * @param list<array<string, mixed>> $details findings, faults or losses, each with a `pointer` (RFC 6901) into your request where it has one
     * @param list<array<string, mixed>> $causes which of the findings to act on
     * @param string|null $requestId finds the call in the logs of the service
     */
    final public function __construct(
        public readonly string $errorCode,
        string $message,
        public readonly int $status,
        public readonly array $details = [],
        public readonly array $causes = [],
        public readonly ?string $requestId = null,
        public readonly ?float $retryAfter = null,
    ) {
        parent::__construct(self::withFirst("$errorCode: $message", $details[0] ?? []), $status);
    }

    /** @return list<string> where in the request the faults are */
    public function pointers(): array
    {
        return array_values(array_filter(array_column($this->details, 'pointer'), is_string(...)));
    }

    /** @return list<string> the rules that are broken: `BR-CO-10` */
    public function rules(): array
    {
        return array_values(array_filter(array_column($this->details, 'rule'), is_string(...)));
    }

    /** @param array<string, mixed> $detail */
    private static function withFirst(string $message, array $detail): string
    {
        $said = $detail['message'] ?? $detail['msg'] ?? null;
        $where = $detail['pointer'] ?? $detail['location'] ?? '';
        return $said === null ? $message : "$message $where: $said";
    }
}
