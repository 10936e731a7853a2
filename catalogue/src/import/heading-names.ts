import { columnName } from './columns.ts';
import { isPerArea } from './ranges.ts';

/** What Indian sheets and portals call our columns, in the form of `columnName` and without brackets. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  name: `
    project project_name project_title flat_name property property_name title name_of_project name_of_the_project society
    society_name scheme scheme_name`,
  promoter: `
    builder builder_name developer developer_name promoter_name name_of_promoter name_of_the_promoter company company_name
    brand developed_by built_by group`,
  external_id: 'id project_id property_id project_code property_code code ref reference listing_id',
  locality: `
    location where area micro_market micromarket sub_locality neighbourhood neighborhood area_name locality_name place region`,
  address:
    'full_address project_address flat_address site_address property_address location_address',
  pincode: 'pin pin_code zip zip_code zipcode postal_code postcode',
  latitude: 'lat',
  longitude: 'lng lon long',
  lat_lng: 'coordinates lat_long latlong lat_lon geo geo_coordinates gps',
  status: `
    project_status status_as_per_rera construction_status possession_status stage project_stage availability property_status`,
  launched_on: `
    launch launch_date launched date_of_launch launch_month launched_in project_launch start_date`,
  possession_on: `
    possession possession_date possession_by possession_starts possession_month possession_in handover handover_date
    hand_over completion completion_date expected_completion completion_on delivery delivery_date rera_possession
    rera_completion rera_completion_date expected_possession possession_time date_of_completion proposed_completion_date
    ready_by`,
  total_units: `
    units_total units_left_total units_available_total available_total left_total units_left_of_total number_of_units no_of_units num_units unit_count total_no_of_units total_number_of_units total_flats
    no_of_flats total_homes no_of_homes project_size inventory total_apartments total_inventory no_of_apartments
    no_of_plots unit_nos flat_nos apartment_nos home_nos villa_nos plot_nos`,
  towers: `
    no_of_towers number_of_towers num_towers tower blocks no_of_blocks number_of_blocks total_towers`,
  floors: `
    no_of_floors number_of_floors storeys elevation structure floor total_floors height building_height`,
  land_acres: `
    acres acre land land_area land_parcel project_area site_area total_land total_land_area land_in_acres area_acres
    plot_area_acres total_acres land_size area_in_acres project_land acreage`,
  land_sqm: 'land_area_sqm land_sq_m total_area_of_land total_area_of_land_sq_mtr',
  open_sqm: 'open_area open_area_sqm total_open_area',
  khatha: 'khata khata_type khatha_type katha khata_class',
  e_khatha: 'e_khata ekhata ekhatha',
  approver: `
    approval approvals approved_by approving_authority authority plan_approval_authority sanctioning_authority`,
  approval_reference:
    'plan_approval approval_no approval_number plan_sanction plan_sanction_no sanction_no',
  survey_numbers: 'survey_no survey_nos survey_number sy_no sy_nos',
  rera_numbers: `
    rera rera_no rera_nos rera_number rera_id rera_reg_no rera_regn_no rera_registration rera_registration_no
    rera_registration_number registration_no registration_number rera_approved_no krera k_rera krera_no k_rera_no
    rera_code`,
  rera_approved_on: `
    approved_on rera_date rera_approval_date rera_approved_date registration_date registered_on`,
  rera_valid_until: `
    rera_valid_till rera_validity rera_expiry rera_expiry_date registration_valid_until registration_valid_till`,
  rera_extended_until: 'rera_extended_till rera_extension extended_until extended_till',
  rera_checked_on: 'rera_checked register_checked_on',
  oc_received: 'oc oc_status occupancy_certificate',
  oc_on: 'oc_date',
  cc_received: 'cc cc_status commencement_certificate',
  cc_on: 'cc_date commencement_date',
  sold_units: 'units_sold',
  complaint_count: 'number_of_complaints',
  conversion: 'land_conversion dc_conversion',
  litigated: 'litigation litigations legal_issues court_cases court_case',
  water_sources: 'water water_source water_supply',
  maintenance_per_sqft:
    'maintenance maintenance_charges maintenance_psf monthly_maintenance maintenance_per_sq_ft',
  amenities: 'facilities amenity facility key_amenities top_amenities features amenities_list',
  units: `
    configuration configurations config bhk bhks bhk_type typology unit_types unit_type unit_configuration unit_mix
    bedrooms bhk_configuration bhk_config flat_type no_of_bedrooms unit_configurations bhk_options floor_plans
    apartment_type units_offered homes`,
  home_type: `
    type property_type project_type type_of_project type_of_property type_of_home category product product_type segment
    asset_type home_types`,
  facing: `
    flat_facing unit_facing home_facing plot_facing site_facing door_facing main_door main_door_facing facings face
    facing_direction`,
  bathrooms: `
    bathroom baths bath toilets toilet washrooms no_of_bathrooms number_of_bathrooms no_of_toilets`,
  balconies: 'no_of_balconies number_of_balconies',
  flat_number: `
    flat_no flat_num flat_id unit_no unit_number unit_num unit_id apartment_no apartment_number apt_no apt_number
    villa_no villa_number plot_no plot_number site_no site_number home_no`,
  price_range: `
    price prices cost budget ticket_size price_bracket total_price agreement_value amount rate pricing
    avg_price bsp base_selling_price basic_selling_price basic_sale_price price_inr price_rs price_in_rs price_in_lakhs price_in_cr price_lakhs price_cr
    unit_price unit_cost flat_price flat_cost sale_price sale_value sale_consideration total_sale_consideration total_consideration
    basic_value total_basic_cost total_basic_price quoted_price basic_cost basic_price`,
  all_in_price_range: `
    all_in_price all_in all_inclusive all_inclusive_price all_incl all_incl_price all_inc_price all_inclusive_cost all_in_cost
    all_incl_cost price_all_inclusive price_all_incl price_all_in total_all_inclusive_price total_all_in_price`,
  min_price: `
    price_min minimum_price lowest_price starting_price price_from price_starts price_starting price_start starts_from
    starting starting_at base_price start_price price_starting_from price_onwards starting_from min_price_lakhs min_price_cr from_price
    min_cost`,
  max_price: `
    price_max maximum_price highest_price price_to price_upto price_up_to max_price_lakhs max_price_cr to_price max_cost
    price_end`,
  area_range: `
    size sizes unit_size unit_sizes flat_size size_range area_sqft area_sq_ft size_sqft size_sq_ft sqft sq_ft
    saleable_area unit_area home_size area_in_sqft size_in_sqft sizes_sqft area_sft size_sft sft`,
  min_area: `
    area_min minimum_area min_size size_min area_from size_from min_area_sqft min_size_sqft min_sqft smallest_size`,
  max_area: `
    area_max maximum_area max_size size_max area_to size_to max_area_sqft max_size_sqft max_sqft largest_size`,
  carpet_area_range: `
    carpet carpet_area carpet_sqft carpet_area_sqft rera_carpet rera_carpet_area carpet_size carpet_sq_ft
    carpet_area_sq_ft carpet_sqm carpet_area_sqm`,
  min_carpet_area: 'carpet_min carpet_area_min min_carpet',
  max_carpet_area: 'carpet_max carpet_area_max max_carpet',
  super_area_range: `
    sba sbua super_area super_built_up super_built_up_area super_builtup_area super_buildup_area saleable sba_sqft
    built_up_area builtup_area super_built_up_area_sqft`,
  min_super_area: 'min_sba sba_min min_super_built_up_area',
  max_super_area: 'max_sba sba_max max_super_built_up_area',
  plot_area_range: `
    plot_size plot_sizes plot_area site_size site_sizes plot_dimensions plot_dimension dimension dimensions site_dimension site_dimensions plot_sqft plot_size_sqft`,
  description: 'about about_project overview details project_description',
  source_name: 'source data_source portal source_of_data',
  source_url: 'url link project_url page_url website web_link',
  source_checked_on: `
    updated_on last_updated as_on as_of date checked_on verified_on price_date as_on_date last_updated_on`,
};

/** Our column by what another calls it. */
export const BY_OTHER_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([ours, theirs]) =>
    theirs
      .trim()
      .split(/\s+/)
      .map((name) => [name, ours] as const),
  ),
);

/** Words as sheets shorten them. */
const SHORT_FOR = ofWords<string>({
  proj: 'project',
  prj: 'project',
  dev: 'developer',
  bldr: 'builder',
  loc: 'location',
  mkt: 'market',
  addr: 'address',
  poss: 'possession',
  possn: 'possession',
  posn: 'possession',
  recd: 'received',
  regn: 'registration',
  reg: 'registration',
  inv: 'inventory',
  config: 'configuration',
  cfg: 'configuration',
  amt: 'amount',
  qty: 'units',
  nos: 'no',
  nm: 'name',
  num: 'no',
  maint: 'maintenance',
  apprvl: 'approval',
  dt: 'date',
  src: 'source',
});

/**
 * Names under which a heading may be known: as it is, without brackets, with abbreviations written out, and each of its
 * halves. A price per square foot has none: the import takes prices of whole homes.
 */
export function namesOfHeading(heading: string): string[] {
  const bare = heading.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
  if (isPerArea(heading) && !/maint/i.test(bare)) return [];
  const halves = isPerArea(bare) ? [] : bare.split(/[/|&,]|\b(?:or|and)\b/i);
  const names = [heading, bare, ...(halves.length > 1 ? halves : [])].map(columnName);
  const inFull = names.map((name) =>
    name
      .split('_')
      .map((word) => SHORT_FOR.get(word) ?? word)
      .join('_'),
  );
  return [...new Set([...names, ...inFull])].filter((name) => name !== '');
}

/** Three parts between commas are a whole address, whose last parts are the locality, the side of the city and the city. */
const WHOLE_ADDRESS = /,[^,]*,/;

/** `A-101`, `T2/0503`; a number alone may be how many there are. */
const FLAT_NUMBER = /^(?=.*[a-z/-])[a-z]{0,6}\s?\d{0,2}[-\s/.]?[a-z]?\d{2,5}[a-z]?$/i;

/** `Tower A`, `T2`, `Ph-1`; a number alone may be how many there are. */
const PART_NAME =
  /^(?:(?:towers?|twr|blocks?|wing|phase|ph|building|cluster|t|p)[\s.:-]*(?:[a-z]|\d{1,2}|[ivx]{1,4})|[a-h])$/i;
/** A phase is never counted. */
const PHASE_NAME = /^(?:(?:phase|ph|p)?[\s.:-]*(?:[a-z]|\d{1,2}|[ivx]{1,4}))$/i;

/** Names that mean one thing or another: most of their first cells say which. */
export const BY_CELLS: ReadonlyMap<string, readonly (readonly [pattern: RegExp, ours: string])[]> =
  ofWords({
    area: [
      [/^[~\s]*\d[\d.,]*\s*acres?/i, 'land_acres'],
      [/^[~\s]*\d/, 'area_range'],
    ],
    units: [
      [
        /^(?:\d+ (?:buildings?|towers?|blocks?)\s*[-–,]?\s*)?[~\s]*\d[\d,]*\s*(?:units?|homes?|flats?|nos?\.?)?\s*\+?$/i,
        'total_units',
      ],
    ],
    tower: [[PART_NAME, 'part']],
    tower_name: [[PART_NAME, 'part']],
    block: [[PART_NAME, 'part']],
    wing: [[PART_NAME, 'part']],
    phase: [[PHASE_NAME, 'part']],
    phase_name: [[PHASE_NAME, 'part']],
    cluster: [[PART_NAME, 'part']],
    balcony: [[/^\d\s*(?:nos?\.?)?$/i, 'balconies']],
    flat: [[FLAT_NUMBER, 'flat_number']],
    unit: [[FLAT_NUMBER, 'flat_number']],
    location: [[WHOLE_ADDRESS, 'address locality']],
    place: [[WHOLE_ADDRESS, 'address locality']],
    size: [[/acres?/i, 'land_acres']],
    project_area: [[/sq\.?\s*f|sft/i, 'area_range']],
    project_size: [[/acres?/i, 'land_acres']],
    type: [[/\d\s*-?\s*(?:bhk|rk|bed)/i, 'units']],
    category: [[/\d\s*-?\s*(?:bhk|rk|bed)/i, 'units']],
    property_type: [[/\d\s*-?\s*(?:bhk|rk|bed)/i, 'units']],
    elevation: [[/^[^\d]*$/, '']],
    approvals: [[/RERA/i, '']],
    carpet: [[/bhk/i, 'units carpet_area_range']],
    carpet_area: [[/bhk/i, 'units carpet_area_range']],
    carpet_sqft: [[/bhk/i, 'units carpet_area_range']],
    size_range: [[/bhk/i, 'units area_range']],
    sizes: [[/bhk/i, 'units area_range']],
  });

/** A heading may be "constructor", which every object knows. */
function ofWords<Meaning>(
  meanings: Readonly<Record<string, Meaning>>,
): ReadonlyMap<string, Meaning> {
  return new Map(Object.entries(meanings));
}
