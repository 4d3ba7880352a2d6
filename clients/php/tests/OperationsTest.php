<?php

declare(strict_types=1);

namespace Conforme\Tests;

use Conforme\Client;
use Conforme\ConformeException;
use Http\Discovery\Psr18ClientDiscovery;
use PHPUnit\Framework\TestCase;

/** Every operation, asked of the running service. */
final class OperationsTest extends TestCase
{
    private Client $client;

    protected function setUp(): void
    {
        $this->client = Service::client();
    }

    public function testGenerateAnswersAPdfWithExactTotals(): void
    {
        $made = $this->client->generate(Service::invoice(), ['profile' => 'en16931']);
        self::assertStringStartsWith('%PDF-', $made->content);
        self::assertSame('application/pdf', $made->mediaType);
        // 12.5 × 620 + 1450 + 189.90, and a fifth of it.
        self::assertSame('9389.90', $made->total('tax_exclusive'));
        self::assertSame('11267.88', $made->total('amount_due'));
        self::assertTrue($made->verdict()?->valid);
        self::assertNotEmpty($made->rulesets);
        self::assertNotSame('', $made->requestId);
    }

    public function testPreviewIsXml(): void
    {
        self::assertStringContainsString('F-2026-0042', $this->client->preview(Service::invoice(), ['output' => 'ubl-xml']));
    }

    public function testValidateFindsWhatIsWrong(): void
    {
        $verdict = $this->client->validate(Service::pdf(), ['as_of' => new \DateTimeImmutable('2026-11-01')]);
        self::assertTrue($verdict->valid);
        self::assertSame([], $verdict->brokenRules());
        $spoiled = str_replace('11267.88</ram:DuePayableAmount>', '11268.88</ram:DuePayableAmount>', Service::xml(), $count);
        self::assertSame(1, $count);
        $explained = $this->client->explain($spoiled, ['check' => 'base']);
        self::assertFalse($explained->valid);
        self::assertContains('BR-CO-16', $explained->brokenRules());
        self::assertNotNull($explained->findings[0]->fix);
        self::assertNotEmpty($explained->all['causes']);
    }

    public function testExtractReadsWhatWasWritten(): void
    {
        $read = $this->client->extract(Service::pdf(), includeXml: true);
        self::assertSame('F-2026-0042', $read['invoice']['number']);
        self::assertStringStartsWith('<?xml', $read['xml']);
    }

    public function testConvertToUbl(): void
    {
        $converted = $this->client->convert(Service::pdf(), 'ubl-xml');
        self::assertTrue($converted->envelope['source_valid']);
        self::assertSame('ubl-2.1-invoice', $this->client->validate($converted->content)->flavor);
    }

    public function testEmbedIntoAPdf(): void
    {
        $byXml = $this->client->embedXml(Service::pdf(), Service::xml());
        self::assertSame('application/pdf', $byXml->mediaType);
        self::assertTrue($this->client->validate($byXml->content)->valid);
        $byInvoice = $this->client->embedInvoice(Service::pdf(), Service::invoice(), ['profile' => 'extended-ctc-fr', 'flatten' => false]);
        self::assertSame('extended-ctc-fr', $this->client->validate($byInvoice->content)->profile);
    }

    public function testRenderCompareAndReceive(): void
    {
        $page = $this->client->render(Service::xml(), 'html');
        self::assertSame('text/html', $page->mediaType);
        self::assertStringContainsString('Belleroche', $page->content);
        self::assertNotEmpty($this->client->compare(Service::pdf()));
        $received = $this->client->receive(Service::pdf(), ['own_addresses' => ['0225:99951187600016'], 'known' => []]);
        self::assertNotEmpty($received);
        self::assertNotEmpty($this->client->receive(Service::pdf()));
    }

    public function testFlux1AndEreporting(): void
    {
        $extract = $this->client->flux1(Service::xml());
        self::assertStringStartsWith('Base_', $extract->filename);
        self::assertTrue($extract->verdict()?->valid);
        $reports = $this->client->ereporting([
            'declarant' => ['siren' => '999510217', 'name' => 'Atelier Belleroche SARL'],
            'platform' => ['number' => '0417', 'name' => 'Plateforme Alba'],
            'period' => ['start' => new \DateTimeImmutable('2026-10-01'), 'end' => '2026-10-31'],
            'invoices' => [['invoice' => [...Service::invoice(), 'buyer' => ['name' => 'Jeanne Morel', 'address' => ['country' => 'FR']]]]],
        ]);
        self::assertSame(['transactions'], array_column($reports['files'], 'data'));
    }

    public function testStatuses(): void
    {
        $status = $this->client->generateStatus([
            'invoice' => [
                'number' => 'F-2026-0042',
                'issue_date' => '2026-09-15',
                'seller' => ['name' => 'Atelier du Rivage SARL', 'siren' => '732829320'],
                'buyer' => ['name' => 'Hôtel des Trois Rives', 'siren' => '498213570'],
            ],
            'status' => '212',
            'amounts' => [['amount' => '1200.00', 'rate' => '20.00']],
        ]);
        self::assertTrue($status->verdict()?->valid);
        self::assertNotEmpty($this->client->extractStatus($status->content)['message']);
        $next = $this->client->nextStatuses(['history' => ['200', '202', '205'], 'actor' => 'SE']);
        self::assertContains('212', array_column($next['next'], 'status'));
    }

    public function testAJobIsOrderedOnce(): void
    {
        $order = ['kind' => 'validate', 'options' => ['check' => 'base']];
        $ordered = $this->client->submitJob($order, Service::xml(), 'php-once');
        self::assertSame($ordered['id'], $this->client->submitJob($order, Service::xml(), 'php-once')['id']);
        self::assertNotSame($ordered['id'], $this->client->submitJob($order, Service::xml())['id']);
        $until = microtime(true) + 60;
        while ($this->client->job($ordered['id'])['ended_at'] === null) {
            self::assertLessThan($until, microtime(true));
            usleep(50_000);
        }
        self::assertSame([200], array_column($this->client->jobResults($ordered['id']), 'status'));
    }

    public function testABatchIsJudgedInItsOrder(): void
    {
        $wrong = str_replace('>EUR<', '>EUX<', Service::xml());
        $lines = $this->client->validateBatch(['a.xml' => Service::xml(), 'b.txt' => 'no invoice', 'c.xml' => $wrong], ['check' => 'base']);
        $last = array_pop($lines);
        self::assertSame(['a.xml', 'b.txt', 'c.xml'], array_column($lines, 'name'));
        self::assertSame([200, 400, 200], array_column($lines, 'status'));
        self::assertSame('not_an_einvoice', $lines[1]['error']['code']);
        self::assertSame(['documents' => 3, 'valid' => 1, 'invalid' => 1, 'refused' => 1], $last['summary']);
    }

    public function testAJobConvertsAndAnotherIsCalledOff(): void
    {
        $ordered = $this->client->submitJob(['kind' => 'convert', 'options' => ['to' => 'ubl-xml', 'allow_loss' => true]], Service::xml());
        $until = microtime(true) + 60;
        while ($this->client->job($ordered['id'])['ended_at'] === null) {
            self::assertLessThan($until, microtime(true));
            usleep(50_000);
        }
        self::assertSame([200], array_column($this->client->jobResults($ordered['id']), 'status'));
        $calledOff = $this->client->cancelJob($this->client->submitJob(['kind' => 'validate'], Service::xml())['id']);
        self::assertContains($calledOff['state'], ['cancelled', 'done']);
        try {
            $this->client->job('no-such-job');
            self::fail('answered');
        } catch (ConformeException $refused) {
            self::assertSame(404, $refused->status);
        }
    }

    public function testRulesAndTheAccount(): void
    {
        self::assertSame('BR-CO-10', $this->client->rule('BR-CO-10')['id']);
        self::assertNotEmpty($this->client->rulesets(new \DateTimeImmutable('2026-11-01')));
        self::assertNotEmpty($this->client->rulesetDiff('br-fr-cii@1.4.0.03', 'br-fr-cii@1.4.0.04'));
        self::assertGreaterThan(0, $this->client->usage()['quota']);
        self::assertSame('ok', $this->client->health()['status']);
        try {
            $this->client->rule('BR-NONE/1');
            self::fail('answered');
        } catch (ConformeException $refused) {
            self::assertSame(['not_found', 404], [$refused->errorCode, $refused->status]);
        }
    }

    public function testTheClientThatIsInstalledIsFound(): void
    {
        if (!class_exists(Psr18ClientDiscovery::class)) {
            self::markTestSkipped('php-http/discovery comes with Composer, and is in no package of this system');
        }
        $client = Client::connect((string) getenv('CONFORME_URL'), (string) getenv('CONFORME_KEY'));
        self::assertTrue($client->validate(Service::xml())->valid);
    }
}
