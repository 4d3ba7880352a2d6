<?php

declare(strict_types=1);

namespace Conforme;

/**
 * JSON in which no amount is a float.
 *
 * @internal
 */
final class Json
{
    /**
     * Dates become text; a float is refused, because 0.1 + 0.2 is no amount.
     *
     * @param array<array-key, mixed> $value
     * @throws \InvalidArgumentException naming the field
     */
    public static function encode(array $value): string
    {
        $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
        // An empty PHP array is a list and an object; where one is sent whole it is an object.
        return $value === [] ? '{}' : json_encode(self::plain($value, ''), $flags);
    }

    /** @return array<array-key, mixed> */
    public static function decode(string $text): array
    {
        $value = json_decode($text, true, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
        return is_array($value) ? $value : throw new \JsonException('The answer is no object.');
    }

    private static function plain(mixed $value, string $pointer): mixed
    {
        if (is_float($value)) {
            throw new \InvalidArgumentException("$pointer is a float; amounts are text ('12.50') or int");
        }
        if ($value instanceof \DateTimeInterface) {
            return $value->format('Y-m-d');
        }
        if (!is_array($value)) {
            return $value;
        }
        $plain = [];
        foreach ($value as $key => $part) {
            $plain[$key] = self::plain($part, "$pointer/$key");
        }
        return $plain;
    }
}
