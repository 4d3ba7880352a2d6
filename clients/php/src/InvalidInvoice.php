<?php

declare(strict_types=1);

namespace Conforme;

/** 400: the invoice breaks rules, or the document is none that can be worked on. */
final class InvalidInvoice extends ConformeException
{
}
