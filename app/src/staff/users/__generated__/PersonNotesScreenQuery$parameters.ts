/**
 * @generated SignedSource<<ffc9508d79adbc4fc76cc75e142ad1f9>>
 * @relayHash 770756173577977dbe59ce9e2e279bf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8f705dce1e5eec6349fac20c49eaf4a0fc5e1eeff3f951df2770bcfad547d16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonNotesScreenQuery } from './PersonNotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonNotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8f705dce1e5eec6349fac20c49eaf4a0fc5e1eeff3f951df2770bcfad547d16",
    "metadata": {},
    "name": "PersonNotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
