/**
 * @generated SignedSource<<8838cde125f514ddf6369178402220b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FormPage_form$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly slug: string;
  readonly state: FormState;
  readonly title: string;
  readonly " $fragmentType": "FormPage_form";
};
export type FormPage_form$key = {
  readonly " $data"?: FormPage_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormPage_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormPage_form",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "2fc04c28e48258e9e87d233b187d5686";

export default node;
