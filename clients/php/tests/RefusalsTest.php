<?php

declare(strict_types=1);

namespace Conforme\Tests;

use Conforme\ConformeException;
use Conforme\InvalidInvoice;
use Conforme\InvalidRequest;
use Conforme\NotAuthorized;
use Conforme\Unavailable;
use GuzzleHttp\Client as Guzzle;
use GuzzleHttp\Exception\ConnectException;
use GuzzleHttp\Psr7\Request;
use GuzzleHttp\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

/** What is refused, and what is tried again. */
final class RefusalsTest extends TestCase
{
    public function testABrokenRulePointsIntoTheInvoice(): void
    {
        $invoice = Service::invoice();
        $invoice['lines'][1]['vat_rate'] = '0.2';
        $refused = self::refusalOf(fn () => Service::client()->generate($invoice));
        self::assertInstanceOf(InvalidInvoice::class, $refused);
        self::assertSame(['invalid_input', 400], [$refused->errorCode, $refused->status]);
        self::assertContains('/invoice/lines/1/vat_rate', $refused->pointers());
        self::assertNotEmpty($refused->rules());
        self::assertNotNull($refused->requestId);
        self::assertStringContainsString('/invoice/lines/1/vat_rate: ', $refused->getMessage());
    }

    public function testAFieldThatIsNotKnown(): void
    {
        $refused = self::refusalOf(fn () => Service::client()->generate([...Service::invoice(), 'colour' => 'red']));
        self::assertInstanceOf(InvalidRequest::class, $refused);
        self::assertSame(['/invoice/colour'], $refused->pointers());
    }

    public function testNoInvoiceAndAWrongKey(): void
    {
        self::assertSame('not_an_einvoice', self::refusalOf(fn () => Service::client()->validate('no invoice'))->errorCode);
        $denied = self::refusalOf(fn () => Service::client(key: 'wrong')->generate(Service::invoice()));
        self::assertInstanceOf(NotAuthorized::class, $denied);
        self::assertSame('invalid_api_key', $denied->errorCode);
        $french = self::refusalOf(fn () => Service::client(language: 'fr')->validate('rien'));
        self::assertStringContainsString('Le document', $french->getMessage());
    }

    public function testMoneyIsNeverAFloat(): void
    {
        $invoice = Service::invoice();
        $invoice['lines'][0]['unit_price'] = 620.1;
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage('/invoice/lines/0/unit_price is a float');
        Service::client()->generate($invoice);
    }

    public function testWhatMayPassIsTriedAgain(): void
    {
        $busy = new Response(503, ['Retry-After' => '0'], '{"code":"schematron_unavailable","message":"busy"}');
        $failing = self::failing([$busy, new ConnectException('no way through', new Request('POST', '/'))]);
        self::assertNotSame('', Service::client($failing)->submitJob(['kind' => 'validate'], Service::xml())['id']);
        // The same key in all attempts: nothing is ordered twice.
        self::assertCount(3, $failing->keys);
        self::assertCount(1, array_unique($failing->keys));
        self::assertNotSame('', $failing->keys[0]);
    }

    public function testAndNotForEver(): void
    {
        $failing = self::failing(array_fill(0, 9, new Response(502, ['Retry-After' => '0'], '<html>')));
        $refused = self::refusalOf(fn () => Service::client($failing)->validate('x'));
        self::assertInstanceOf(Unavailable::class, $refused);
        self::assertCount(3, $failing->keys);
        $limited = self::failing(array_fill(0, 9, new Response(429, ['Retry-After' => '3600'], '{"code":"rate_limited","message":""}')));
        self::assertSame(3600.0, self::refusalOf(fn () => Service::client($limited)->validate('x'))->retryAfter);
        self::assertCount(1, $limited->keys);
    }

    private static function refusalOf(\Closure $call): ConformeException
    {
        try {
            $call();
        } catch (ConformeException $refused) {
            return $refused;
        }
        self::fail('The call was answered.');
    }

    /**
     * Fails as often as it is said to, before it lets a call through.
     *
     * @param list<ResponseInterface|\Exception> $failures
     */
    private static function failing(array $failures): ClientInterface
    {
        return new class ($failures) implements ClientInterface {
            /** @var list<string> */
            public array $keys = [];

            /** @param list<ResponseInterface|\Exception> $failures */
            public function __construct(private array $failures)
            {
            }

            public function sendRequest(RequestInterface $request): ResponseInterface
            {
                $this->keys[] = $request->getHeaderLine('Idempotency-Key');
                $failure = array_shift($this->failures) ?? (new Guzzle())->sendRequest($request);
                return $failure instanceof \Exception ? throw $failure : $failure;
            }
        };
    }
}
