import { Combobox } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { useForm } from 'react-final-form';
import { usePlaces } from './usePlaces.ts';

const EMPTY = 'Type the name.';

/**
 * Country, province and city. Each offers the places within the one above it, and accepts typed
 * names that no list contains. Changing one clears those below it.
 */
export function LocationFields() {
  const form = useForm();
  const places = usePlaces();
  const country = useBoundField('country', '');
  const province = useBoundField('province', '');
  const city = useBoundField('city', '');
  const choose = (values: Readonly<Record<string, string>>) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(values)) form.change(name, value);
    });
  return (
    <>
      <Combobox
        {...country}
        name="country"
        label="Country"
        emptyText={EMPTY}
        optionalText="(optional)"
        loadOptions={places.countries}
        onChange={(value) => value !== country.value && choose({ country: value, province: '', city: '' })}
      />
      <Combobox
        // Remounts for another country, which discards the provinces found before.
        key={`province of ${country.value}`}
        {...province}
        name="province"
        label="Province or state"
        emptyText={EMPTY}
        optionalText="(optional)"
        loadOptions={places.provinces(country.value)}
        onChange={(value) => value !== province.value && choose({ province: value, city: '' })}
      />
      <Combobox
        key={`city of ${country.value}, ${province.value}`}
        {...city}
        name="city"
        label="City or municipality"
        emptyText={EMPTY}
        optionalText="(optional)"
        loadOptions={places.cities(country.value, province.value)}
      />
    </>
  );
}
