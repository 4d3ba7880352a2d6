<?php

declare(strict_types=1);

namespace Conforme;

/**
 * A body of several parts (RFC 7578).
 *
 * @internal
 */
final class Form
{
    private string $body = '';
    private readonly string $boundary;

    public function __construct()
    {
        $this->boundary = 'conforme-' . bin2hex(random_bytes(16));
    }

    public function file(string $name, string $content, string $filename): self
    {
        return $this->part("name=\"$name\"; filename=\"$filename\"\r\nContent-Type: application/octet-stream", $content);
    }

    public function field(string $name, string $content): self
    {
        return $this->part("name=\"$name\"", $content);
    }

    public function type(): string
    {
        return "multipart/form-data; boundary={$this->boundary}";
    }

    public function body(): string
    {
        return "{$this->body}--{$this->boundary}--\r\n";
    }

    private function part(string $head, string $content): self
    {
        $this->body .= "--{$this->boundary}\r\nContent-Disposition: form-data; $head\r\n\r\n$content\r\n";
        return $this;
    }
}
