/**
 * @generated SignedSource<<6c4a8db8025b6ebef50bac517536c54a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSignIn_person$data = {
  readonly databaseId: number;
  readonly hasSecondFactor: boolean;
  readonly name: string;
  readonly " $fragmentType": "PersonSignIn_person";
};
export type PersonSignIn_person$key = {
  readonly " $data"?: PersonSignIn_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSignIn_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonSignIn_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecondFactor",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5bfcccaef50be963806c5695596839b8";

export default node;
