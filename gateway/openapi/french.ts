// The description in French, as the page shows it (/page/openapi.fr.json). In English each text stands in the record of its endpoint.

import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import { unbroken } from '@conforme/proto/schema/french-signs';

type Text = readonly [title: string, about?: string];

const LABELLED =
  '« Accept-Language: fr » ou « en » ajoute ce qu’il faut à un formulaire : un « title » pour chaque champ et chaque valeur, et les descriptions dans cette langue.';

const operations: Readonly<Record<string, Text>> = {
  generate: [
    'Produire un PDF Factur-X, un XML CII ou un XML UBL à partir de JSON',
    'Répond le document lui-même, ou une enveloppe avec « Accept: application/json ». Le document est jugé par les règles mêmes de validate avant d’être rendu ; celui qui en enfreint une est refusé avec 400 et un constat pour chacune.',
  ],
  previewXml: [
    'Voir le XML d’une facture en JSON',
    'Le XML est jugé par son schéma seulement, pas par les règles, et l’appel n’est pas compté.',
  ],
  embed: [
    'Joindre un XML à votre PDF, en PDF/A-3',
    'Donnez soit la partie « xml », soit la partie « invoice_json ». L’UBL ne peut pas être joint.',
  ],
  validate: [
    'Contrôler un PDF, un XML CII ou un XML UBL',
    'Un document qui enfreint des règles reçoit la réponse 200 et « valid: false ».',
  ],
  validateBatch: [
    'Contrôler les documents d’un zip ou d’un formulaire, une ligne de JSON chacun',
    'Les lignes viennent à mesure que les documents sont jugés, dans l’ordre de l’envoi ; la dernière les compte.',
  ],
  extract: ['Lire les champs d’un PDF, d’un XML CII ou d’un XML UBL'],
  render: [
    'Montrer un PDF, un XML CII ou un XML UBL tel qu’on le lit',
    'Valide ou non : ce que le document ne dit pas est omis, ce qui ne se lit pas figure tel quel. La page dit que le XML reste l’original.',
  ],
  convert: [
    'Écrire un PDF, un XML CII ou un XML UBL dans une autre syntaxe, un autre profil ou un autre contenant',
    'Rien n’est calculé ni complété : le résultat dit ce que dit la source. Un PDF garde son image, un XML en reçoit une. Le résultat est jugé avant d’être rendu. Ce qu’il ne peut pas porter est refusé avec 400 « lossy_conversion » ou, avec « allow_loss=true », compté et énuméré.',
  ],
  compare: [
    'Comparer les pages d’un PDF avec le XML qu’il contient',
    'Le numéro, les dates, les parties, les totaux, la TVA et le compte du XML sont cherchés dans le texte des pages, quelle que soit leur écriture. « different » suppose une autre valeur sous un libellé de celle-ci ; ce qui n’est pas trouvé peut figurer d’une façon qui ne se lit pas, en image par exemple. Cela ne fait partie d’aucun verdict.',
  ],
  receive: [
    'Prendre en charge une facture reçue : tout ce qui peut en être dit, en un appel',
    'Le verdict, ce que les pages d’un PDF montrent du XML, les champs, une vue pour les personnes, si la facture est adressée au destinataire, s’il l’avait déjà, et quel statut de la réforme y répond, de l’acheteur et de la plateforme. Rien n’est gardé : ce qui a été reçu avant est joint à la demande. Un document seul n’est comparé à rien.',
  ],
  extractFlux1: [
    'Tirer d’une facture l’extrait que reçoit l’État (flux 1)',
    'Dans la syntaxe de la facture, jugé avant d’être rendu. Avec « Accept: application/json », dit ce qui a été laissé de côté et pourquoi. Une facture à qui manque un terme que le flux 1 exige est refusée avec 400 et ce terme. Conforme n’est pas une plateforme agréée.',
  ],
  generateReports: [
    'Rédiger l’e-reporting d’une période (flux 10) à partir de factures, de ventes et de paiements',
    'Dit lesquels sont déclarés à l’État et pourquoi les autres non, additionne par jour, devise, catégorie et taux, et nomme ce dont chaque nombre est fait. Les fichiers sont jugés avant d’être rendus ; ce qui est en défaut est refusé avec sa place dans la demande. Conforme n’est pas une plateforme agréée.',
  ],
  reportingCalendar: ['Les périodes d’e-reporting d’une année et leurs échéances, par régime de TVA'],
  generateStatus: [
    'Écrire un statut d’une facture (CDAR) : encaissée, refusée, rejetée…',
    'D’une facture, dont les références sont reprises, ou comme message entier. Jugé par les règles de validate avant d’être rendu ; un statut qui enfreint une règle est refusé avec 400, et chaque constat désigne le champ à changer. Conforme n’est pas une plateforme agréée.',
  ],
  extractStatus: [
    'Lire un statut (CDAR) dans les termes de l’État',
    'Lit ce qui s’y trouve et ne juge rien. Ce que dit « message » peut être réécrit par generate.',
  ],
  nextStatuses: [
    'Quels statuts peuvent suivre, décidés par qui, et avec quoi',
    'L’ordre est un conseil dont la source est dite, car aucun texte publié ne le ferme ; seul ce qui suit un statut final est une erreur. Avec la facture, ou ce qu’elle enfreint, les motifs qui conviennent viennent en premier.',
  ],
  submitJob: [
    'Lancer un lot de nombreux documents',
    'La partie « job » dit quoi faire, les parties « file » qui la suivent avec quoi : un zip, des lignes de JSON ou un tableau JSON (requêtes de generate ; pour les autres lots, des objets avec « content_base64 » et « name »), ou des documents. Répond dès que tous sont arrivés ; le lot est traité peu à peu, survit à un redémarrage et compte une fois chaque document réussi.',
  ],
  listJobs: ['Les derniers lots du compte'],
  job: ['Où en est un lot'],
  cancelJob: ['Annuler un lot', 'Les résultats déjà obtenus restent. Un lot terminé reste tel qu’il est.'],
  jobResults: [
    'Ce que sont devenus les documents d’un lot, une ligne de JSON chacun',
    'Ceux qui sont faits à ce moment, dans l’ordre de l’envoi.',
  ],
  jobErrors: [
    'Les documents d’un lot qui demandent attention',
    'Des lignes des résultats : ceux qui ont été refusés et, pour validate, ceux qui sont jugés non valides.',
  ],
  jobEvents: [
    'Suivre un lot',
    'Server-Sent Events : « progress » avec le lot chaque fois qu’il avance, « end » quand il est terminé.',
  ],
  rulesets: ['Les jeux de règles du moteur et leurs dates'],
  ruleset_diff: ['Ce qui change entre deux versions de jeux de règles, et pour qui'],
  rule: ['Une règle, expliquée en français et en anglais'],
  plans: ['Les offres'],
  usage: ['Utilisation de la clé dans le mois en cours'],
  invoiceSchema: ['JSON Schema de Invoice', LABELLED],
  optionsSchema: ['JSON Schema de GenerateOptions', LABELLED],
  openapi: ['Cette description'],
  health: ['État du service', 'Tant que « schematron » est faux, les contrôles répondent 503.'],
  live: ['Si le processus répond'],
  ready: [
    'Si des requêtes peuvent être envoyées ici',
    '503 avant que les règles soient chargées, tant que la base ne répond pas, et avant un arrêt ; les détails disent lequel.',
  ],
  version: ['Version du service, de ses jeux de règles et leurs empreintes'],
};

const parameters: Readonly<Record<string, string>> = {
  check: '« base » : les règles d’EN 16931 seules ; « fr-ctc » : celles-ci et les règles françaises BR-FR.',
  explain:
    'Ajouter à chaque constat termes, titre, explication, correction, ligne et colonne ; aux documents produits, d’où viennent les totaux.',
  ledger: 'Ajouter d’où viennent les totaux du document : nos sommes à côté des siennes, pas à pas.',
  plausibility:
    'Ajouter les constats de source « plausibility » : ce qu’aucune règle n’interdit et qui est sans doute faux. Ils ne changent pas le verdict.',
  as_of: 'Juger selon les jeux de règles en vigueur ce jour-là ; aujourd’hui sans cela.',
  role: 'Donné aux règles comme « $role ».',
  treatment: 'Donné aux règles comme « $treatment », par exemple B2C.',
  max_findings: 'Constats énumérés ; s’il y en a plus, un dernier les compte tous par règle.',
  include_xml: 'Ajouter le XML du document.',
  format: 'Le format de ce qui est montré.',
  language: 'Langue de ce qui est écrit.',
  to: 'La syntaxe ou le contenant du résultat ; de deux jeux de règles comparés, le second.',
  from: 'Un jeu de règles (br-fr-cii@1.4.0.03), tous ceux d’une version (br-fr@1.4.0.03) ou un jour.',
  level: '« base » : l’en-tête ; « full » : avec les lignes.',
  regime: 'Le régime de TVA du déclarant.',
  year: 'L’année ; sans cela, l’année en cours.',
  profile: 'Le profil du résultat ; sans cela, celui qu’il faut au document.',
  allow_loss: 'Convertir même si le résultat ne peut pas tout porter.',
  allow_invalid: 'Convertir même si le document enfreint des règles.',
  id: 'Identifiant de la règle ou du lot.',
};

const answers: Readonly<Record<string, string>> = {
  '200': 'La réponse.',
  '304': 'C’est le corps que nommait If-None-Match.',
  '400': 'La requête ou le document est refusé ; les détails disent pourquoi.',
  '401': 'La clé manque ou n’est pas connue.',
  '402': 'Le quota du mois est épuisé.',
  '404': 'Il n’y a rien ici.',
  '408': 'Le corps n’est pas arrivé à temps.',
  '413': 'Trop volumineux ; les détails disent quelle limite.',
  '415': 'Ce type de contenu n’est pas attendu.',
  '422': 'La requête n’a pas la forme attendue ; chaque défaut est énuméré avec son champ.',
  '429': 'Trop de requêtes sans clé ; Retry-After dit quand réessayer.',
  '500': 'Une défaillance du service.',
  '503': 'Le service démarre, s’arrête ou est surchargé.',
};

interface Described {
  readonly $ref?: string;
  readonly name?: string;
  readonly description?: string;
}

interface Operation extends Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Described[];
  readonly responses: Readonly<Record<string, Described>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Described>>;
  };
}

/** What it has no words for stays English. */
export function inFrench(document: Description): Description {
  const paths = eachOf(document.paths, (item) => eachOf(item, (each) => operationOf(document, each)));
  const schemas = { ...document.components.schemas, ...labelled() };
  return { ...document, paths, components: { ...document.components, schemas } };
}

function operationOf({ components }: Description, operation: Operation): Operation {
  const { operationId, summary, description, parameters: own, responses } = operation;
  const [title = summary, about = description] = operations[operationId] ?? [];
  const described = (each: Described, text: string | undefined): Described =>
    text === undefined ? each : { ...each, description: unbroken(text) };
  return {
    ...operation,
    summary: unbroken(title),
    ...(about !== undefined && { description: unbroken(about) }),
    parameters: own.map((each) => described(each, parameters[each.name ?? ''])),
    responses: eachOf(responses, ({ $ref, ...response }, status) =>
      described($ref ? components.responses[$ref.split('/').at(-1)!]! : response, answers[status]),
    ),
  };
}

const eachOf = <T>(
  all: Readonly<Record<string, T>>,
  of: (each: T, name: string) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name, of(each, name)]));

interface Schema {
  readonly title?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** What is sent has the words of the form; all else is English, so each says its language. */
function labelled(): Readonly<Record<string, Schema>> {
  const spoken = (schema: Schema): Schema =>
    ({
      ...schema,
      lang: 'fr',
      ...(schema.properties && { properties: eachOf(schema.properties, spoken) }),
    }) as Schema;
  const roots = [invoiceJsonSchema('fr'), optionsJsonSchema('fr')] as readonly Schema[];
  const named = roots.map(({ $defs = {}, ...schema }) => ({ ...$defs, [schema.title!]: schema }));
  return eachOf(Object.assign({}, ...named) as Readonly<Record<string, Schema>>, spoken);
}
