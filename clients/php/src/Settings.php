<?php

declare(strict_types=1);

namespace Conforme;

/** Where the service is, and how it is asked. */
final readonly class Settings
{
    /**
     * @param string $baseUrl of the service: `https://invoices.example`
     * @param string|null $key API key; without one only what is open to everybody is answered
     * @param 'fr'|'en'|null $language of messages; without, that of the request
     * @param int $retries attempts after one that failed on the way or was refused for now (429, 502, 503, 504)
     * @param float $longestWait in seconds; a service that asks for more is not waited for
     */
    public function __construct(
        public string $baseUrl,
        #[\SensitiveParameter] public ?string $key = null,
        public ?string $language = null,
        public int $retries = 2,
        public float $longestWait = 30.0,
    ) {
    }
}
