// The manual of the commands for platforms in French (french.ts).

export const FRENCH_OF_PLATFORMS: Readonly<Record<string, string>> = {
  'send files to an approved platform, search and fetch them (AFNOR XP Z12-013)':
    'envoyer des fichiers à une plateforme agréée, les chercher et les récupérer (AFNOR XP Z12-013)',
  'CONFORME_FLOW_URL is the flow service of your platform. CONFORME_TOKEN_URL, CONFORME_CLIENT_ID and CONFORME_CLIENT_SECRET, or CONFORME_PLATFORM_TOKEN, are the way in.':
    "CONFORME_FLOW_URL est le service de flux de votre plateforme. CONFORME_TOKEN_URL, CONFORME_CLIENT_ID et CONFORME_CLIENT_SECRET, ou CONFORME_PLATFORM_TOKEN, donnent l'accès.",
  'A file is judged before it is sent. Conforme itself is no approved platform.':
    "Un fichier est jugé avant d'être envoyé. Conforme n'est pas une plateforme agréée.",
  'your own identifier of the flow: it is sent once, however often it is tried':
    "votre identifiant du flux : il est envoyé une fois, quel que soit le nombre d'essais",
  'send: the processing rule; the platform computes it without':
    'send : la règle de traitement ; la plateforme la calcule sans elle',
  'send: of the file; found out without': 'send : celle du fichier ; déterminée sans elle',
  'send: of the file': 'send : celui du fichier',
  'send: a file that breaks rules, too': 'send : aussi un fichier qui enfreint des règles',
  'search: SupplierInvoice, CustomerInvoiceLC, …': 'search : SupplierInvoice, CustomerInvoiceLC, …',
  'search: what came, or what went': 'search : ce qui est venu, ou ce qui est parti',
  'search: of the acknowledgement': "search : celui de l'accusé",
  'search: changed after a day or a moment': 'search : modifié après un jour ou un instant',
  'search: changed before a day or a moment': 'search : modifié avant un jour ou un instant',
  'get: the file; several, in the order of your wish':
    "get : le fichier ; plusieurs, dans l'ordre de votre choix",
  'get: where the file goes; standard output without it':
    'get : où va le fichier ; la sortie standard sans elle',
  'an invoice': 'une facture',
  'what came, a line each': 'ce qui est venu, une ligne chacun',
  'one of its files': "l'un de ses fichiers",
  'find in the directory where a company takes invoices':
    "trouver dans l'annuaire où une entreprise reçoit ses factures",
  'CONFORME_DIRECTORY_URL is the directory service of your platform; the way in is that of conforme flow.':
    "CONFORME_DIRECTORY_URL est le service d'annuaire de votre plateforme ; l'accès est celui de conforme flow.",
  'Conforme itself is no approved platform.': "Conforme n'est pas une plateforme agréée.",
  'FIELD=VALUE finds what is equal, FIELD~PART what contains it, FIELD^BEGINNING what begins so.':
    'CHAMP=VALEUR trouve ce qui est égal, CHAMP~PARTIE ce qui la contient, CHAMP^DEBUT ce qui commence ainsi.',
  'objects to show beside what was found': 'objets à montrer à côté de ce qui est trouvé',
  'its addresses': 'ses adresses',
  'a routing code': 'un code de routage',
  'a platform to test against, on this machine (AFNOR XP Z12-013)':
    'une plateforme pour vos tests, sur cette machine (AFNOR XP Z12-013)',
  'Takes flows, judges them with the engine, answers acknowledgements and life-cycle messages, calls webhooks and keeps a directory.':
    'Prend des flux, les juge avec le moteur, répond par des accusés et des messages du cycle de vie, appelle des webhooks et tient un annuaire.',
  'It prints the environment that conforme flow and conforme directory want. A client is a SIREN; all have one secret.':
    "Elle affiche l'environnement que veulent conforme flow et conforme directory. Un client est un SIREN ; tous ont un même secret.",
  'Conforme is no approved platform: nothing reaches the State, a company or anybody else.':
    "Conforme n'est pas une plateforme agréée : rien ne parvient à l'État, à une entreprise ni à qui que ce soit.",
  'where it listens; 127.0.0.1 without it': 'où elle écoute ; 127.0.0.1 sans elle',
  'where it listens; 8089 without it, 0 for any that is free':
    'où elle écoute ; 8089 sans elle, 0 pour un port libre',
  'remembers there what came; without it, in memory': 'y garde ce qui est venu ; sans elle, en mémoire',
  'entries of the directory as JSON: sirens, sirets, routingCodes, lines':
    "entrées de l'annuaire en JSON : sirens, sirets, routingCodes, lines",
  'of all clients; a new one without it': 'celui de tous les clients ; un nouveau sans elle',
  'misbehaves as real platforms do; docs/platform.md has the list, as an unknown name does':
    'se comporte mal comme de vraies plateformes ; docs/platform.md en a la liste, un nom inconnu aussi',
  'what is printed is for the other terminal': "ce qui s'affiche est pour l'autre terminal",
  'remembers, and misbehaves': 'se souvient, et se comporte mal',
};
