<?php

declare(strict_types=1);

namespace Conforme;

/** 422: the request is not what the contract describes. */
final class InvalidRequest extends ConformeException
{
}
