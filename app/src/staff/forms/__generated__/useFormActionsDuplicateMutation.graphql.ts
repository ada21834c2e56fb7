/**
 * @generated SignedSource<<0a7d4c26061e864114b909d55ebd8bfe>>
 * @relayHash 6b11e259a7385cb03ea52af4a5fa8828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acbed8978d61da3aed6064c3716a152a0966e7ea2cf96ccbade2e33f3aabba1d

import type { ConcreteRequest } from 'relay-runtime';
export type useFormActionsDuplicateMutation$variables = {
  id: number;
};
export type useFormActionsDuplicateMutation$data = {
  readonly duplicateForm: {
    readonly databaseId: number;
  };
};
export type useFormActionsDuplicateMutation = {
  response: useFormActionsDuplicateMutation$data;
  variables: useFormActionsDuplicateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormActionsDuplicateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "duplicateForm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormActionsDuplicateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "duplicateForm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "acbed8978d61da3aed6064c3716a152a0966e7ea2cf96ccbade2e33f3aabba1d",
    "metadata": {},
    "name": "useFormActionsDuplicateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd374baf406f98506e931b990f5d2ce8";

export default node;
