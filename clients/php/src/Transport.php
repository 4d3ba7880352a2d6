<?php

declare(strict_types=1);

namespace Conforme;

use Http\Discovery\Psr17FactoryDiscovery;
use Http\Discovery\Psr18ClientDiscovery;
use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Client\NetworkExceptionInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** Sends over whatever PSR-18 client there is, and tries again what may pass. */
final readonly class Transport
{
    private const AGAIN = [429, 502, 503, 504];

    public function __construct(
        private Settings $settings,
        private ClientInterface $http,
        private RequestFactoryInterface $requests,
        private StreamFactoryInterface $streams,
    ) {
    }

    /** Over the client and the factories that php-http/discovery finds among what is installed. */
    public static function discover(Settings $settings): self
    {
        return new self(
            $settings,
            Psr18ClientDiscovery::find(),
            Psr17FactoryDiscovery::findRequestFactory(),
            Psr17FactoryDiscovery::findStreamFactory(),
        );
    }

    /**
     * No call changes anything twice: all of them compute, and a job has its key.
     *
     * @throws ConformeException when the service refuses
     * @throws ClientExceptionInterface when it cannot be reached
     */
    public function send(Call $call): ResponseInterface
    {
        for ($attempt = 0; ; $attempt++) {
            $isLast = $attempt >= $this->settings->retries;
            try {
                return $this->attempt($call);
            } catch (ConformeException $refused) {
                $wait = $refused->retryAfter ?? self::growing($attempt);
                if ($isLast || !in_array($refused->status, self::AGAIN, true) || $wait > $this->settings->longestWait) {
                    throw $refused;
                }
            } catch (NetworkExceptionInterface $failed) {
                $wait = $isLast ? throw $failed : self::growing($attempt);
            }
            usleep((int) round($wait * 1_000_000));
        }
    }

    private function attempt(Call $call): ResponseInterface
    {
        $response = $this->http->sendRequest($this->request($call));
        $status = $response->getStatusCode();
        return $status >= 200 && $status < 300 ? $response : throw self::refusal($response);
    }

    private function request(Call $call): RequestInterface
    {
        $address = rtrim($this->settings->baseUrl, '/') . $call->target();
        $request = $this->requests->createRequest($call->method, $address)->withHeader('User-Agent', 'conforme-php');
        if ($this->settings->key !== null) {
            $request = $request->withHeader('Authorization', "Bearer {$this->settings->key}");
        }
        if ($this->settings->language !== null) {
            $request = $request->withHeader('Accept-Language', $this->settings->language);
        }
        foreach ($call->headers as $name => $value) {
            $request = $request->withHeader($name, $value);
        }
        return $call->body === '' ? $request : $request->withBody($this->streams->createStream($call->body));
    }

    /** Seconds: at random, so that callers refused together do not come back together. */
    private static function growing(int $attempt): float
    {
        return random_int(100, 250) / 1000 * 2 ** $attempt;
    }

    /** What stands between the client and the service may answer in its place, without JSON. */
    private static function refusal(ResponseInterface $response): ConformeException
    {
        $status = $response->getStatusCode();
        $kind = match (true) {
            $status === 400 => InvalidInvoice::class,
            $status === 401, $status === 402 => NotAuthorized::class,
            $status === 422 => InvalidRequest::class,
            $status === 429, $status >= 500 => Unavailable::class,
            default => ConformeException::class,
        };
        try {
            $body = Json::decode((string) $response->getBody());
        } catch (\JsonException) {
            $body = [];
        }
        $after = $response->getHeaderLine('Retry-After');
        return new $kind(
            $body['code'] ?? ($status >= 500 ? 'schematron_unavailable' : 'invalid_input'),
            $body['message'] ?? "The service was not reached: HTTP $status.",
            $status,
            $body['details'] ?? [],
            $body['causes'] ?? [],
            $response->getHeaderLine('X-Request-Id') ?: null,
            is_numeric($after) ? max(0.0, (float) $after) : null,
        );
    }
}
