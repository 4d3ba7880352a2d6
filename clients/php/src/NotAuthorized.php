<?php

declare(strict_types=1);

namespace Conforme;

/** 401 and 402: no key, a wrong one, or its quota is used up. */
final class NotAuthorized extends ConformeException
{
}
