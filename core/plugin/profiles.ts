// The table of profiles, for plugins: they know the contract through core only.

export {
  facturxProfileOf,
  isGuidelineOfExtension,
  PROFILE_TABLE,
  profileOf,
  profilesOf,
  RECOGNISED_PROFILES,
} from '@conforme/proto/schema/profiles';
