/**
 * @generated SignedSource<<10819f448134efbe7a5f2b0b4f98367f>>
 * @relayHash c81546e245db6a0fd9fd7e467edf840f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fa095a1403b9dea04662db9c4f0ee4b43db38d2c8335e6714cab5b6e7fcfabd

import type { ConcreteRequest } from 'relay-runtime';
export type useBillLinkRevokeMutation$variables = {
  entryId: number;
};
export type useBillLinkRevokeMutation$data = {
  readonly revokeBillLinks: boolean;
};
export type useBillLinkRevokeMutation = {
  response: useBillLinkRevokeMutation$data;
  variables: useBillLinkRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entryId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "entryId",
        "variableName": "entryId"
      }
    ],
    "kind": "ScalarField",
    "name": "revokeBillLinks",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBillLinkRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBillLinkRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8fa095a1403b9dea04662db9c4f0ee4b43db38d2c8335e6714cab5b6e7fcfabd",
    "metadata": {},
    "name": "useBillLinkRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eaf293e644021f8171f4be0c52a6c424";

export default node;
