// What fields are called by people and by other interfaces, in letters and digits alone, where the name cannot mean another field of
// the same object.

/** Field → its other names; of fields of one name in several objects, those of all. */
const CALLED: Readonly<Record<string, string>> = {
  // Invoice
  number: 'numero numerofacture nofacture id reference ref invoiceid invoiceno',
  issue_date: 'date dateemission datefacture dateofissue issued issuedat',
  due_date: 'echeance dateecheance datelimite paymentduedate',
  type_code: 'type typefacture documenttype typedocument',
  currency: 'devise monnaie currencycode documentcurrency documentcurrencycode',
  seller: 'vendeur fournisseur supplier vendor emetteur issuer prestataire',
  buyer: 'acheteur client customer destinataire recipient billto',
  lines: 'lignes items lineitems invoicelines articles produits products positions prestations',
  allowances:
    'remiseglobale remisesglobales globaldiscount remises remise discounts discount rabais allowance',
  charges:
    'frais fees surcharges majorations charge fraisdeport fraisport port ecocontribution ecoparticipation ecotaxe timbre',
  prepaid_amount: 'acompte acomptes deposit prepaid montantpaye amountpaid paidamount dejaregle',
  already_paid: 'paid payee acquittee ispaid',
  payment: 'paiement paymentmeans reglement',
  delivery: 'livraison shipping',
  purchase_order_reference:
    'boncommande bondecommande numerocommande purchaseorder ordernumber ponumber orderreference engagement engagementnumber numeroengagement numerodengagement',
  contract_reference: 'contrat numerocontrat contract contractnumber marche numeromarche marchepublic',
  buyer_reference:
    'codeservice referenceacheteur referenceclient servicecode serviceexecutant codeserviceexecutant',
  payee: 'beneficiaire affactureur factor cessionnaire',
  business_process: 'cadrefacturation cadredefacturation businessprocesstype',
  operation_type: 'natureoperation typeoperation',
  tax_point_code: 'vatpoint vatpointcode taxpoint exigibilite exigibilitetva codeexigibilite',
  notes:
    'mentions mentionslegales commentaire commentaires observation observations remarque remarques comment comments objet sujet subject',
  project_reference: 'chantier projet project affaire numeroaffaire',
  despatch_advice_reference: 'bonlivraison bondelivraison numerobonlivraison bl numerobl',
  note: 'commentaire remarque observation comment',
  late_payment_penalties: 'penalites penalitesretard penalitesderetard',
  recovery_fee: 'indemniterecouvrement indemnitederecouvrement indemniteforfaitaire',
  early_payment_discount: 'escompte',
  payment_terms:
    'conditionspaiement conditionsdepaiement paymentterm conditionsreglement conditionsdereglement',
  preceding_invoices:
    'precedinginvoice factureorigine facturesorigine originalinvoice precedinginvoicereference',
  tax_exemption_reason: 'motifexoneration exemptionreason vatexemptionreason',
  tax_exemption_reason_code: 'codeexoneration exemptionreasoncode vatex vatexemptionreasoncode',
  rounding_amount: 'arrondi rounding',
  // Totals
  line_total: 'totallignes linestotal sumoflines',
  tax_exclusive: 'totalht montantht totalexcltax totalwithouttax subtotal nettotal',
  tax_total: 'totaltva montanttva totalvat vattotal totaltax',
  tax_inclusive: 'totalttc montantttc totalincltax totalwithtax grandtotal',
  amount_due: 'netapayer resteapayer totaldue payableamount balancedue',
  // Parties and addresses
  name: 'nom raisonsociale denomination companyname company',
  trading_name: 'enseigne nomcommercial tradename',
  vat_id:
    'vatnumber vatno vat tva numerotva tvaintracommunautaire tvaintra numtva taxid vatregistrationnumber tvaintracom numerotvaintracommunautaire',
  electronic_address: 'adresseelectronique endpoint endpointid endpointaddress',
  email: 'mail courriel emailaddress',
  phone: 'telephone tel phonenumber',
  address: 'adresse postaladdress adressepostale',
  line1: 'rue street streetname address adresse address1 adresse1 addressline1',
  line2: 'address2 adresse2 addressline2 complement complementadresse',
  postal_code: 'codepostal zip zipcode postcode cp postalzone',
  city: 'ville town cityname commune',
  country: 'pays countrycode codepays countryid',
  // Payment
  iban: 'rib comptebancaire bankaccount',
  means_code:
    'moyenpaiement modepaiement means method paymentmethod paymentmeanscode modereglement moyenreglement modedereglement',
  // Lines
  item_name: 'designation libelle label name nom product produit article title intitule',
  item_description: 'description detail details',
  quantity: 'qty quantite qte nombre invoicedquantity',
  unit_code: 'unit unite uom unitofmeasure',
  unit_price: 'price prix prixunitaire prixunitaireht pu puht unitprice netprice',
  vat_rate: 'vat tva tauxtva taux vatpercent taxrate taxpercent vatpercentage',
  vat_category: 'categorietva vatcode vatcategorycode taxcategory codetva',
  seller_item_id: 'sku refarticle codearticle referencearticle codeproduit',
  standard_item_id: 'ean ean13 gtin codebarres barcode',
  buyer_accounting_reference: 'imputation imputationcomptable',
  net_amount: 'montant montantht total totalht amount linetotal lineamount linenetamount',
  id: 'reference ref numero number',
  parent_line_id: 'souslignes sousligne sublines subline lignemere ligneparente parentline parentid',
  // Statuses and e-reporting
  status: 'statut code etat',
  reasons: 'motif motifs reason',
  amounts: 'montant montants amount',
  at: 'date horodatage timestamp datetime',
  start: 'debut du from begin startdate datedebut',
  end: 'fin au to enddate datefin',
  rates: 'taux partaux vatrates',
  invoice: 'facture invoicejson json invoicenumber numerofacture',
  rate: 'taux tauxtva vatrate taxrate',
  sales: 'ventes ventesb2c',
  payments: 'paiements encaissements',
  taxable_amount: 'base baseht montantht ht assiette',
  tax_amount: 'montanttva vatamount',
  // Arguments of tools
  document_base64: 'file fichier document pdf pdfbase64 base64 content data contentbase64 filebase64',
  pdf_base64: 'pdf file fichier document documentbase64 base64 filebase64',
  xml: 'xmlcontent xmldocument xmlfile cii facturx',
  // Parts of forms
  pdf: 'file fichier document pdffile',
  invoice_json: 'invoice json facture invoicedata',
  file: 'pdf xml document fichier invoice facture upload data',
  to: 'target output format outputformat',
  rule: 'id code ruleid ruleids regle',
  // Attached files
  content_base64: 'content contenu data base64 filecontent fichier',
  mime_code: 'mime mimetype mediatype contenttype typemime',
  filename: 'name nom nomfichier file',
  // Allowances and charges, periods, notes
  amount: 'montant montantht value',
  reason: 'motif libelle label description',
  percentage: 'percent pourcentage taux rate',
  period_start: 'debut debutperiode startdate',
  period_end: 'fin finperiode enddate',
  actual_date: 'date datelivraison deliverydate',
  history: 'statuts statuses historique statushistory',
  text: 'libelle texte content note commentaire comment',
};

/** A name of other letters → the fields it may be. */
const fieldsByName: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(
    Object.groupBy(
      Object.entries(CALLED).flatMap(([field, names]) =>
        names.split(' ').map((name) => [name, field] as const),
      ),
      ([name]) => name,
    ),
  ).map(([name, pairs]) => [name, pairs!.map(([, field]) => field)]),
);

/** Of an amount or a tax it may be another than the field holds: with VAT, or in euros for a rate. */
const DOUBTFUL: ReadonlySet<string> = new Set('montant amount total lineamount linetotal vat tva'.split(' '));

export const isDoubtful = (letters: string): boolean => DOUBTFUL.has(letters);

/** Whoever has one text for a line calls it a description. It is the name of the item (BT-153), without which there is no line. */
export const firstTextOf = (letters: string): 'item_name' | null =>
  fieldsByName.get(letters)?.includes('item_description') ? 'item_name' : null;

/** issueDate, issue-date and Issue_Date are all how other interfaces spell issue_date; an accent is not a letter of its own. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** The one field of those known that goes by this name, given in letters; null where none does, or several. */
export function calledField(letters: string, known: readonly string[]): string | null {
  const fields = (fieldsByName.get(letters) ?? []).filter((field) => known.includes(field));
  return fields.length === 1 ? fields[0]! : null;
}
