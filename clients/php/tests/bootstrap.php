<?php

// What Composer installed, or what packages of the system put on the include path; there Conforme itself is loaded by its layout.

declare(strict_types=1);

$vendor = __DIR__ . '/../vendor/autoload.php';
if (is_file($vendor)) {
    require $vendor;
    return;
}

spl_autoload_register(function (string $class): void {
    $places = ['Conforme\\Tests\\' => __DIR__ . '/', 'Conforme\\' => __DIR__ . '/../src/'];
    foreach ($places as $prefix => $folder) {
        $file = $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
        if (str_starts_with($class, $prefix) && is_file($file)) {
            require $file;
            return;
        }
    }
});
require 'GuzzleHttp/autoload.php';
require 'GuzzleHttp/Psr7/autoload.php';
