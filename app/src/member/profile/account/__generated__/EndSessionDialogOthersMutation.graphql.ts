/**
 * @generated SignedSource<<1e8700ed07f8544aef1f6ae0f1bc5779>>
 * @relayHash 300edaabd05e2ac918dc6e5504d9727d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 051abc134739d9f355c16c56cae4d65e8d002280b8c5531721bc093ef6cc86e7

import type { ConcreteRequest } from 'relay-runtime';
export type CurrentPasswordInput = {
  currentPassword: string;
};
export type EndSessionDialogOthersMutation$variables = {
  input: CurrentPasswordInput;
};
export type EndSessionDialogOthersMutation$data = {
  readonly endOtherSessions: {
    readonly sessions: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type EndSessionDialogOthersMutation = {
  response: EndSessionDialogOthersMutation$data;
  variables: EndSessionDialogOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnSession",
  "kind": "LinkedField",
  "name": "sessions",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EndSessionDialogOthersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endOtherSessions",
        "plural": false,
        "selections": [
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
    "name": "EndSessionDialogOthersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "endOtherSessions",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "051abc134739d9f355c16c56cae4d65e8d002280b8c5531721bc093ef6cc86e7",
    "metadata": {},
    "name": "EndSessionDialogOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d76885519efedb7c7bf3053f0572b1b";

export default node;
