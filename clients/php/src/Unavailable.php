<?php

declare(strict_types=1);

namespace Conforme;

/** 429 and 5xx: later, the same call may be answered. */
final class Unavailable extends ConformeException
{
}
