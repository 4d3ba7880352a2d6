<?php

declare(strict_types=1);

namespace Conforme\Tests;

use Conforme\Client;
use Conforme\Settings;
use Conforme\Transport;
use GuzzleHttp\Client as Guzzle;
use GuzzleHttp\Psr7\HttpFactory;
use Psr\Http\Client\ClientInterface;

/** The running service: CONFORME_URL and CONFORME_KEY say where. */
final class Service
{
    public static function client(?ClientInterface $http = null, ?string $key = null, string $language = 'en'): Client
    {
        $factory = new HttpFactory();
        $settings = new Settings((string) getenv('CONFORME_URL'), $key ?? (string) getenv('CONFORME_KEY'), $language);
        return new Client(new Transport($settings, $http ?? new Guzzle(), $factory, $factory));
    }

    /** @return array<string, mixed> the invoice of examples/services.json, its amounts as text */
    public static function invoice(): array
    {
        $text = (string) file_get_contents(__DIR__ . '/../../../examples/services.json');
        $exact = preg_replace('/("(?:quantity|unit_price|vat_rate)": )([0-9.]+)/', '$1"$2"', $text);
        return json_decode((string) $exact, true, 512, JSON_THROW_ON_ERROR)['invoice'];
    }

    public static function pdf(): string
    {
        static $pdf = null;
        return $pdf ??= self::client()->generate(self::invoice())->content;
    }

    public static function xml(): string
    {
        static $xml = null;
        return $xml ??= self::client()->convert(self::pdf(), 'cii-xml')->content;
    }
}
