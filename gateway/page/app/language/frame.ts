import { few, fewFr, type Table } from './table.ts';

const FREE = [
  'Without a key, 20 checks a minute are free for each address. The page goes on by itself.',
  'Sans clé, 20 contrôles par minute sont gratuits pour chaque adresse. La page reprend d’elle-même.',
] as const;

/** Around every view: which it is, the key, and what fails. */
export const frame = {
  title: [
    'Conforme · e-invoices, checked and written',
    'Conforme · contrôler et rédiger des factures électroniques',
  ],
  noscript: [
    'This page needs JavaScript. The same checks answer at POST /v1/invoices/validate.',
    'Cette page a besoin de JavaScript. Les mêmes contrôles répondent à POST /v1/invoices/validate.',
  ],
  skip: ['Skip to content', 'Aller au contenu'],
  views: {
    label: ['What to do', 'Que faire'],
    check: ['Check', 'Contrôler'],
    write: ['Write', 'Rédiger'],
    after: ['After the invoice', 'Suivi de la facture'],
    jobs: ['Jobs', 'Lots'],
    api: 'API',
  },
  otherLanguage: ['Français', 'English'],
  theme: ['Colours', 'Couleurs'],
  themes: {
    auto: ['as your system', 'comme le système'],
    light: ['light', 'claires'],
    dark: ['dark', 'sombres'],
  },
  footer: [
    'Documents are judged in memory by this service and are not kept, except those of jobs. This page asks no other server.',
    'Les documents sont jugés en mémoire par ce service et ne sont pas conservés, sauf ceux des lots. Cette page n’interroge aucun autre serveur.',
  ],
  apiLink: ['API documentation', 'Documentation de l’API'],
  rulesetsLink: ['Rules in force', 'Règles en vigueur'],

  key: ['API key', 'Clé d’API'],
  enterKey: ['Enter your API key', 'Saisir votre clé d’API'],
  keySet: ['API key set: change or forget it', 'Clé d’API enregistrée : la changer ou l’oublier'],
  keyTitle: ['Your API key', 'Votre clé d’API'],
  keyNote: [
    'Needed to write invoices, not to check them. It stays in this tab and is forgotten when you close it.',
    'Nécessaire pour rédiger, pas pour contrôler. Elle reste dans cet onglet et disparaît quand vous le fermez.',
  ],
  keyOrigin: [
    'Keys come from whoever runs this service. One that you run yourself prints a key when it starts for the first time.',
    'La clé vous est remise par l’exploitant de ce service. Si vous le lancez vous-même, il en affiche une à son premier démarrage.',
  ],
  checksWithKey: [
    'Send it with checks too: no rate limit, but each check counts towards your quota',
    'L’envoyer aussi avec les contrôles : plus de limite de débit, mais chaque contrôle compte dans votre quota',
  ],
  useThisKey: ['Use this key', 'Utiliser cette clé'],
  forgetKey: ['Forget it', 'Oublier la clé'],
  keyRefused: ['The service does not know this key.', 'Le service ne connaît pas cette clé.'],
  asking: ['Asking the service…', 'Interrogation du service…'],
  used: (used: number, quota: number) => [`${used} of ${quota}`, `${used} sur ${quota}`],
  usage: (plan: string, used: number, quota: number) => [
    `Plan ${plan}: ${used} of ${quota} calls used this month`,
    `Offre ${plan} : ${used} appels sur ${quota} ce mois-ci`,
  ],
  usageWithout: (plan: string, used: number) => [
    `Plan ${plan}: ${few(used, 'call', 'calls')} this month`,
    `Offre ${plan} : ${fewFr(used, 'appel', 'appels')} ce mois-ci`,
  ],
  cancel: ['Cancel', 'Annuler'],

  again: (seconds: number) => [`Trying again in ${seconds} s`, `Nouvel essai dans ${seconds} s`],
  leftOver: (count: number) => [
    `${few(count, 'document waits', 'documents wait')} to be checked.`,
    `${fewFr(count, 'document attend', 'documents attendent')} d’être contrôlé${count < 2 ? '' : 's'}.`,
  ],
  tryAgain: ['Try again', 'Réessayer'],
  useKey: ['Use my key (counts towards the quota)', 'Utiliser ma clé (compte dans le quota)'],
  goWithoutKey: ['Go on without the key', 'Continuer sans la clé'],
  unreachable: ['The service does not answer.', 'Le service ne répond pas.'],
  noInvoice: (name: string) => [`${name} holds no invoice`, `${name} ne contient pas de facture`],
  problemTitle: (status: number) => [
    status >= 500 ? 'The service failed' : 'This cannot be checked',
    status >= 500 ? 'Le service a échoué' : 'Ce document ne peut pas être contrôlé',
  ],
  problems: {
    not_an_einvoice: {
      title: ['Not an e-invoice', 'Ce n’est pas une facture électronique'],
      advice: [
        'A Factur-X PDF carries its XML as an attachment; an XML must be CII (CrossIndustryInvoice) or UBL (Invoice, CreditNote). A PDF from a scanner or a word processor is only a picture of an invoice.',
        'Un PDF Factur-X porte son XML en pièce jointe ; un XML doit être CII (CrossIndustryInvoice) ou UBL (Invoice, CreditNote). Un PDF issu d’un scanner ou d’un traitement de texte n’est que l’image d’une facture.',
      ],
    },
    not_an_invoice: {
      title: ['No invoice in this file', 'Pas de facture dans ce fichier'],
      advice: [
        'Choose an e-invoice, or JSON with an invoice as the API takes it.',
        'Choisissez une facture électronique, ou un JSON avec une facture telle que l’API la prend.',
      ],
    },
    too_large: {
      title: ['Too large', 'Trop volumineux'],
      advice: [
        'A document may have up to 15 MB, a batch up to 100 MB.',
        'Un document peut faire jusqu’à 15 Mo, un lot jusqu’à 100 Mo.',
      ],
    },
    rate_limited: {
      title: ['Many checks in a short time', 'Beaucoup de contrôles en peu de temps'],
      advice: FREE,
    },
    left_over: { title: ['The rest waits for a minute', 'Le reste attend une minute'], advice: FREE },
    quota_exceeded: {
      title: ['The quota of this month is used up', 'Le quota de ce mois est épuisé'],
      advice: [
        'Checks without a key go on working. A larger plan lifts the quota.',
        'Les contrôles sans clé continuent de fonctionner. Une offre plus large relève le quota.',
      ],
    },
    invalid_api_key: {
      title: ['The key is not known', 'Clé inconnue'],
      advice: [
        'Enter it again, or forget it: checks work without one.',
        'Saisissez-la de nouveau, ou oubliez-la : les contrôles marchent sans.',
      ],
    },
    api_key_required: {
      title: ['This needs an API key', 'Une clé d’API est nécessaire'],
      advice: [
        'Enter your key above; it stays in this tab.',
        'Saisissez votre clé en haut ; elle reste dans cet onglet.',
      ],
    },
    schematron_unavailable: {
      title: ['The service is starting', 'Le service démarre'],
      advice: [
        'Its rules are being loaded. The page goes on by itself.',
        'Ses règles se chargent. La page reprend d’elle-même.',
      ],
    },
    unreachable: {
      title: ['The service does not answer', 'Le service ne répond pas'],
      advice: [
        'Check your connection, then try again. Nothing was lost.',
        'Vérifiez votre connexion, puis réessayez. Rien n’est perdu.',
      ],
    },
  },
} satisfies Table;
