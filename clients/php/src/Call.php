<?php

declare(strict_types=1);

namespace Conforme;

/**
 * A request before it is one of PSR-7.
 *
 * @internal
 */
final readonly class Call
{
    /**
     * @param array<string, string|int|bool|\DateTimeInterface|null> $query what is null is left out
     * @param array<string, string> $headers
     */
    public function __construct(
        public string $method,
        public string $path,
        public array $query = [],
        public array $headers = [],
        public string $body = '',
    ) {
    }

    /** @param array<string, mixed> $body */
    public static function json(string $path, array $body, array $query = []): self
    {
        $headers = ['Content-Type' => 'application/json', 'Accept' => 'application/json'];
        return new self('POST', $path, $query, $headers, Json::encode($body));
    }

    /** @param array<string, string|int|bool|\DateTimeInterface|null> $query */
    public static function document(string $path, string $document, array $query = [], string $accept = '*/*'): self
    {
        $headers = ['Content-Type' => 'application/octet-stream', 'Accept' => $accept];
        return new self('POST', $path, $query, $headers, $document);
    }

    /**
     * @param array<string, string> $headers
     * @param array<string, string|int|bool|\DateTimeInterface|null> $query
     */
    public static function form(string $path, Form $form, array $headers = [], array $query = []): self
    {
        return new self('POST', $path, $query, ['Content-Type' => $form->type(), ...$headers], $form->body());
    }

    public function target(): string
    {
        $words = array_map(self::word(...), array_filter($this->query, fn ($value) => $value !== null));
        return $this->path . ($words === [] ? '' : '?' . http_build_query($words, '', '&', PHP_QUERY_RFC3986));
    }

    public static function word(string|int|bool|\DateTimeInterface $value): string
    {
        return match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            $value instanceof \DateTimeInterface => $value->format('Y-m-d'),
            default => (string) $value,
        };
    }
}
