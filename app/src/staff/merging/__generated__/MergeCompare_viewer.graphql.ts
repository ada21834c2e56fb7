/**
 * @generated SignedSource<<26a85e552a468a910fbfe1af5f44dbd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MergeField = "ABOUT" | "ACCOUNTABILITY_GROUP" | "BATCH" | "BIRTHDATE" | "EMAIL" | "FACEBOOK_PROFILE" | "FIRST_NAME" | "GROUP" | "LAST_NAME" | "MIDDLE_NAME" | "MOBILE_NUMBER" | "PICTURE" | "PLACE" | "SEX" | "STAGE" | "SUCCESS_MANAGER" | "SUFFIX" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MergeCompare_viewer$data = {
  readonly mergeAccounts: ReadonlyArray<{
    readonly user: {
      readonly archivedAt: string | null;
      readonly databaseId: number;
      readonly email: string;
      readonly name: string;
      readonly tribeId: string;
    };
    readonly values: ReadonlyArray<{
      readonly field: MergeField;
      readonly value: string | null;
    }>;
  }>;
  readonly " $fragmentType": "MergeCompare_viewer";
};
export type MergeCompare_viewer$key = {
  readonly " $data"?: MergeCompare_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeCompare_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ids"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeCompare_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseIds",
          "variableName": "ids"
        }
      ],
      "concreteType": "MergeAccount",
      "kind": "LinkedField",
      "name": "mergeAccounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
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
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tribeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "archivedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MergeValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "df1a0687c40034bff40e1746f2c71147";

export default node;
