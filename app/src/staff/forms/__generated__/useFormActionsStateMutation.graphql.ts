/**
 * @generated SignedSource<<570e8fa57c8dd526cd6a4aa2faeb69ab>>
 * @relayHash f3932ec3f53aec7a9f44443e91022c6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bd81469c963f25d2897338bce070c23a0436282dad605778ab86f2182423086

import type { ConcreteRequest } from 'relay-runtime';
export type FormState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
export type useFormActionsStateMutation$variables = {
  id: number;
  state: FormState;
};
export type useFormActionsStateMutation$data = {
  readonly setFormState: {
    readonly revision: number;
    readonly state: FormState;
  };
};
export type useFormActionsStateMutation = {
  response: useFormActionsStateMutation$data;
  variables: useFormActionsStateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "state"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormActionsStateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "setFormState",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useFormActionsStateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "setFormState",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "6bd81469c963f25d2897338bce070c23a0436282dad605778ab86f2182423086",
    "metadata": {},
    "name": "useFormActionsStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e228dc5898bb918b7dd33e9f545cb87";

export default node;
